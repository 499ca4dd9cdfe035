import { CalendarPlus, Copy, Printer } from 'lucide-react'
import { withJam } from '../../../contract/reservasi/jam-datang.ts'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { reservasiEvent } from '../../../contract/reservasi/reservasi-event.ts'
import { describePersiapan } from '../../../contract/shop/persiapan.ts'
import { downloadCalendarFile } from '../../lib/browser/download-file.ts'
import { formatHariTanggal } from '../../lib/dates/format-tanggal.ts'
import { useMerek, useTemplate } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCopy } from '../../ui/copy/use-copy.ts'
import { Qr } from '../../ui/qr/qr.tsx'
import { type KeadaanReservasi, showsPart } from './tampilan-reservasi.ts'
import { useReservasiAddress } from './use-reservasi.ts'

export function KodeCard({ reservasi, keadaan }: { reservasi: Reservasi; keadaan: KeadaanReservasi }) {
	const { kode, tanggalVisit, jamDatang, reservasiItem } = reservasi
	const { code, outcome, copy } = useCopy<HTMLElement>(kode)
	const address = useReservasiAddress(kode)
	const setting = useTemplate().webSetting.data
	const merek = useMerek()

	const toCalendar = () =>
		downloadCalendarFile(
			`kunjungan-${tanggalVisit}.ics`,
			reservasiEvent({
				kode,
				tanggalVisit,
				jamDatang,
				now: Date.now(),
				namaPendek: merek.namaPendek,
				alamat: setting?.alamat ?? '',
				persiapan: describePersiapan(reservasiItem.map(({ shopItem }) => shopItem)),
			}),
		)

	return (
		<section
			aria-labelledby="kode"
			className="on-dark grid justify-items-center gap-x-6 gap-y-5 rounded-card bg-teal-800 px-5 pt-6 pb-3 text-center text-white md:grid-cols-[1fr_auto] md:items-center md:justify-items-start md:px-8 md:pt-8 md:pb-5 md:text-left"
		>
			<div>
				<h2 id="kode" className="text-base text-teal-100 tracking-normal">
					Kode reservasi
				</h2>
				{/* The font would draw a hyphen between two digits as a minus. */}
				<code
					ref={code}
					className="mt-1 block select-all font-extrabold font-sans text-[1.5rem] leading-tight tracking-wide [font-variant-ligatures:none] sm:text-4xl md:text-3xl lg:text-5xl"
				>
					{kode}
				</code>
				<p className="mt-2.5 text-teal-50 md:text-lg">
					Untuk kunjungan{' '}
					<strong className="inline-block">{withJam(formatHariTanggal(tanggalVisit), jamDatang)}</strong>
				</p>
			</div>
			{showsPart(keadaan, 'qr') && (
				<Qr
					value={address}
					label={`Kode QR halaman reservasi ${kode}`}
					className="size-44 rounded-2xl md:row-span-2 md:mb-3 md:size-52"
				/>
			)}
			<div className="w-full">
				<div className="grid gap-2.5 md:flex md:flex-wrap">
					<Button look="light" icon={Copy} onClick={copy}>
						Salin kode
					</Button>
					{showsPart(keadaan, 'kalender') && (
						<Button look="light" icon={CalendarPlus} onClick={toCalendar}>
							Simpan ke kalender
						</Button>
					)}
					{showsPart(keadaan, 'cetak') && (
						<Button look="light" icon={Printer} onClick={() => window.print()}>
							Cetak
						</Button>
					)}
				</div>
				<p aria-live="polite" className="mt-1.5 min-h-6 font-semibold text-sm text-teal-50">
					{outcome}
				</p>
			</div>
		</section>
	)
}
