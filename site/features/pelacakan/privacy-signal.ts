interface Signals {
	globalPrivacyControl?: boolean
	doNotTrack?: string | null
}

/** Whether the browser sends a do-not-track signal. */
export const asksNotToBeTracked = ({ globalPrivacyControl, doNotTrack }: Signals = navigator as Signals): boolean =>
	globalPrivacyControl === true || doNotTrack === '1'
