import { useState } from 'react'
import { forgetPageCopies } from '../../lib/browser/forget-page-copies.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { Button } from '../../ui/button/button.tsx'
import { lockReservasi } from '../reservasi/kunci-perangkat.ts'
import { ReservasiList } from '../reservasi/reservasi-list.tsx'
import { forgetAllReservasi, readReservasiPerangkat } from '../reservasi/reservasi-perangkat.ts'
import { Panel } from './panel.tsx'

/** A device without a member remembers the reservations that it has opened too, by a link that somebody sent. */
export function ReservasiDiingat() {
	const isHydrated = useHydrated()
	const [isForgotten, setForgotten] = useState(false)
	const stored = isHydrated ? readReservasiPerangkat() : []
	const byDay = stored.toSorted((a, b) => a.tanggalVisit.localeCompare(b.tanggalVisit))
	if (isForgotten)
		return (
			<p role="status" className="rounded-card bg-leaf-50 px-5 py-4 font-semibold text-teal-900">
				Perangkat ini tidak lagi mengingat reservasi.
			</p>
		)
	if (stored.length === 0) return null
	return (
		<Panel
			judul="Reservasi yang pernah dibuka di perangkat ini"
			pengantar="Kode, tanggal, dan persiapannya diingat perangkat ini, agar dapat dilihat tanpa internet."
		>
			<ReservasiList reservasi={byDay} />
			<Button
				look="secondary"
				className="mt-4"
				onClick={() => {
					forgetAllReservasi()
					lockReservasi()
					void forgetPageCopies()
					setForgotten(true)
				}}
			>
				Lupakan perangkat ini
			</Button>
		</Panel>
	)
}
