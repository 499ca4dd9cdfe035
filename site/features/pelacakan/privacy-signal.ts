interface Signals {
	globalPrivacyControl?: boolean
	doNotTrack?: string | null
}

/** The browser says that its owner does not want to be tracked. */
export const asksNotToBeTracked = ({ globalPrivacyControl, doNotTrack }: Signals = navigator as Signals): boolean =>
	globalPrivacyControl === true || doNotTrack === '1'
