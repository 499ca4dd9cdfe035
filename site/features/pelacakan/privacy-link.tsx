import { askAgain, usePersetujuanNeeded } from './persetujuan.ts'

/** For the footer: where consent is asked for, it can be given and taken back at any time. */
export function PrivacyLink({ className }: { className: string }) {
	if (!usePersetujuanNeeded()) return null
	return (
		<li>
			<button type="button" onClick={askAgain} className={className}>
				Privasi
			</button>
		</li>
	)
}
