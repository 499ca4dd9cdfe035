/** 'Lupakan perangkat ini' writes the time here. */
export const LUPAKAN_KEY = 'reservasi-terkunci'

/** Only in the memory of this page: names and numbers of patients are in no storage. */
const drafts = new Map<string, unknown>()

/** What was typed into a form that was closed without sending it, by the name of the form. */
export const readDraft = <Typed>(form: string) => drafts.get(form) as Typed | undefined

export const keepDraft = (form: string, typed: unknown) => void drafts.set(form, typed)

/** The form was sent. */
export const forgetDraft = (form: string) => void drafts.delete(form)

export const forgetDrafts = () => drafts.clear()

// Another tab has forgotten this device.
if (typeof window !== 'undefined')
	window.addEventListener('storage', ({ key }) => key === LUPAKAN_KEY && forgetDrafts())
