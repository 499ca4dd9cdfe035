import { CalendarCheck, CalendarClock, CircleX } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { KontakLink } from './reservasi-links.tsx'
import { Card, STATUS_CARD_ID } from './status-card.tsx'
import { type KeadaanReservasi, showsPart } from './tampilan-reservasi.ts'

const UbahTanggalDialog = lazyDialog(() =>
	import('./ubah-dialogs.tsx').then(({ UbahTanggalDialog }) => UbahTanggalDialog),
)
const AmbilTempatDialog = lazyDialog(() =>
	import('./ubah-dialogs.tsx').then(({ AmbilTempatDialog }) => AmbilTempatDialog),
)
const BatalkanDialog = lazyDialog(() => import('./ubah-dialogs.tsx').then(({ BatalkanDialog }) => BatalkanDialog))

interface UbahReservasiProps {
	reservasi: Reservasi
	keadaan: KeadaanReservasi
	onChanged: () => Promise<unknown>
}

/** Rescheduling and cancelling, until the limit of the hospital; then its phone number. */
export function UbahReservasi({ reservasi, keadaan, onChanged }: UbahReservasiProps) {
	const [asking, setAsking] = useState<'tanggal' | 'batal' | null>(null)
	const [changes, setChanges] = useState(0)
	const { ubahDengan, ubahSampai } = reservasi
	const [mayMove, mayCancel] = [showsPart(keadaan, 'ubah'), showsPart(keadaan, 'batalkan')]

	// The button that opened the dialog may be gone.
	useEffect(() => {
		if (changes > 0) document.getElementById(STATUS_CARD_ID)?.focus()
	}, [changes])

	const dialog = {
		reservasi,
		onChanged,
		onClose: () => setAsking(null),
		onDone() {
			setAsking(null)
			setChanges((count) => count + 1)
		},
	}
	return (
		<>
			{ubahDengan && (mayMove || mayCancel) && (
				<Card judul="Ubah atau batalkan">
					{ubahSampai === undefined ? (
						<p>
							Untuk mengubah tanggal atau membatalkan reservasi ini, hubungi <KontakLink />.
						</p>
					) : (
						<>
							{/* The limit is midnight, which reads as the wrong day. */}
							<p>Anda dapat melakukannya sendiri sampai {formatWaktu(ubahSampai - 1)}.</p>
							<div className="mt-4 grid gap-2.5 sm:flex sm:flex-wrap">
								{mayMove && (
									<Button look="secondary" icon={CalendarClock} onClick={() => setAsking('tanggal')}>
										Ubah tanggal
									</Button>
								)}
								{mayCancel && (
									<Button look="quiet" icon={CircleX} onClick={() => setAsking('batal')}>
										Batalkan reservasi
									</Button>
								)}
							</div>
						</>
					)}
				</Card>
			)}
			{asking === 'tanggal' && <UbahTanggalDialog {...dialog} />}
			{asking === 'batal' && <BatalkanDialog {...dialog} />}
		</>
	)
}

/** Of one on the waiting list: its place in the line, or the place that is held for it. */
export function TungguCard({ reservasi, keadaan, onChanged }: UbahReservasiProps) {
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
