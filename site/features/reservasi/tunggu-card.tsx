import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Card, STATUS_CARD_ID } from './status-card.tsx'
import type { KeadaanReservasi } from './tampilan-reservasi.ts'

const AmbilTempatDialog = lazyDialog(() =>
	import('./ubah-dialogs.tsx').then(({ AmbilTempatDialog }) => AmbilTempatDialog),
)

interface TungguCardProps {
	reservasi: Reservasi
	keadaan: KeadaanReservasi
	onChanged: () => Promise<unknown>
}

/** Of one on the waiting list: its place in the line, or the place that is held for it. */
export function TungguCard({ reservasi, keadaan, onChanged }: TungguCardProps) {
	const [isAsking, setAsking] = useState(false)
	const { ditawarkanSampai, urutan } = reservasi.tunggu ?? {}
	return (
		<>
			{keadaan === 'menunggu' && urutan && (
				<Card judul="Daftar tunggu">
					<p>
						Anda urutan ke-<strong className="font-semibold">{urutan}</strong>. Anda tidak perlu datang sebelum mendapat
						tempat.
					</p>
				</Card>
			)}
			{keadaan === 'ditawari' && ditawarkanSampai && (
				<Card judul="Tempat ini untuk Anda">
					<p>
						Kami menahannya sampai <strong className="font-semibold">{formatWaktu(ditawarkanSampai)}</strong>.
					</p>
					<Button icon={CalendarCheck} className="mt-4 min-h-12" onClick={() => setAsking(true)}>
						Ambil tempat ini
					</Button>
				</Card>
			)}
			{isAsking && (
				<AmbilTempatDialog
					reservasi={reservasi}
					onChanged={onChanged}
					onClose={() => setAsking(false)}
					onDone={() => {
						setAsking(false)
						document.getElementById(STATUS_CARD_ID)?.focus()
					}}
				/>
			)}
		</>
	)
}
