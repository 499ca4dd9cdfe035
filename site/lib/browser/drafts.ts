/** 'Lupakan perangkat ini' writes the time here. */
export const LUPAKAN_KEY = 'reservasi-terkunci'

/**
 * What was typed into a form that was closed without sending it, by the name of the form. Only in the memory of this page:
 * names and numbers of patients are in no storage.
 */
export const drafts = new Map<string, unknown>()

// Another tab has forgotten this device.
if (typeof window !== 'undefined')
	window.addEventListener('storage', ({ key }) => key === LUPAKAN_KEY && drafts.clear())
