import { askAgain, usePersetujuanNeeded } from './persetujuan.ts'

/** For the footer: where consent is asked for, it can be given and taken back at any time. */
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
