import { X } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass, IconButton } from '../../ui/button/button.tsx'
import { bandingkanAddress, MAX_PAKET } from './bandingkan-address.ts'
import { setBandingkan, useBandingkan } from './bandingkan-store.ts'
import './bandingkan-bar.css'

/** The way to the comparison, with the number of packages collected for it. */
export function BandingkanBar() {
	const { uris, isFull } = useBandingkan() ?? { uris: [], isFull: false }
	const count = uris.length
	return (
		<>
			<p role="status" className="sr-only">
				{count > 0 && `${count} paket dipilih untuk dibandingkan.`} {isFull && FULL}
			</p>
			{count > 0 && (
				<div className="bandingkan-bar page flex pb-3 justify-end">
					<div className="pointer-events-auto flex flex-wrap items-center justify-end gap-1 rounded-3xl border border-line bg-paper p-1 shadow-soft">
						{isFull && (
							<p aria-hidden="true" className="px-3 text-sm">
								{FULL}
							</p>
						)}
						<Link to={bandingkanAddress(uris)} className={buttonClass('primary')}>
							Bandingkan ({count})
						</Link>
						<IconButton label="Kosongkan perbandingan" icon={X} onClick={() => setBandingkan([])} />
					</div>
				</div>
			)}
		</>
	)
}

const FULL = `Paling banyak ${MAX_PAKET} paket.`
