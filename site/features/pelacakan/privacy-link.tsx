import { askAgain, usePersetujuanNeeded } from './persetujuan.ts'

/** A button in the footer: consent can be given and withdrawn at any time. */
export function PrivacyLink() {
	if (!usePersetujuanNeeded()) return null
	return (
		<li>
			<button type="button" onClick={askAgain}>
				Privasi
			</button>
		</li>
	)
}
