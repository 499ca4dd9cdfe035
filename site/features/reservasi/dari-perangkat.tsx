import { ChevronDown } from 'lucide-react'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { ApiError } from '../../api.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'
import { ReservasiList } from './reservasi-list.tsx'
import { readReservasiPerangkat } from './reservasi-perangkat.ts'
import { Card } from './status-card.tsx'

/** The reservations that are shown at once; the others are folded. */
const MAX_SHOWN = 3

async function loadReservasi(signal: AbortSignal): Promise<Reservasi[]> {
	try {
		return (await browserApi(signal)('GET /v1/public/member/data')).data.reservasi
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) return []
		if (!signal.aborted) console.error('terjadi kesalahan pada sistem')
		throw error
	}
}

/**
 * The reservations that were made on this device, newest first, then those of others that were opened on it. Its height
 * changes little when they arrive.
 */
export function DariPerangkat({ className }: { className: string }) {
	const { data: own = [], isLoading, isFailed } = useFetched('dari-perangkat', loadReservasi)
	const opened = isLoading ? [] : readReservasiPerangkat()
	const all = [...own, ...opened.filter(({ kode }) => !own.some((each) => each.kode === kode))]
	return (
		<Card judul="Dari perangkat ini" className={className}>
			{all.length > 0 ? (
				<div className="-my-2">
					<ReservasiList reservasi={all.slice(0, MAX_SHOWN)} />
					{all.length > MAX_SHOWN && (
						<details className="group border-line border-t">
							<summary className="flex min-h-12 cursor-pointer items-center gap-1.5 font-semibold text-teal-700">
								Reservasi lain ({all.length - MAX_SHOWN})
								<ChevronDown className="size-5 group-open:rotate-180" />
							</summary>
							<ReservasiList reservasi={all.slice(MAX_SHOWN)} />
						</details>
					)}
				</div>
			) : (
				<p role="status" className="text-soft">
					{isLoading
						? 'Mencari reservasi dari perangkat ini…'
						: isFailed
							? 'Reservasi dari perangkat ini belum dapat ditampilkan. Silakan coba sebentar lagi.'
							: 'Belum ada reservasi yang dibuat di perangkat ini.'}
				</p>
			)}
		</Card>
	)
}
