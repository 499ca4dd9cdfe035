interface Signals {
	globalPrivacyControl?: boolean
	doNotTrack?: string | null
}

/** The staff app shows pages in a frame; that is no visit. */
const isFramed = () => typeof window !== 'undefined' && window.top !== window

/** Whether the browser sends a do-not-track signal. A framed page is not tracked either. */
export const asksNotToBeTracked = ({ globalPrivacyControl, doNotTrack }: Signals = navigator as Signals): boolean =>
	globalPrivacyControl === true || doNotTrack === '1' || isFramed()
