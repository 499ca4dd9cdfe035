import { CalendarPlus, Copy, Printer } from 'lucide-react'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { describePersiapan } from '../../../contract/shop/persiapan.ts'
import { tambahHari } from '../../../contract/tanggal/tanggal.ts'
import { allDay, calendarFile, downloadCalendarFile } from '../../lib/calendar/calendar-file.ts'
import { formatHariTanggal } from '../../lib/dates/format-tanggal.ts'
import { useMerek, useTemplate } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCopy } from '../../ui/copy/use-copy.ts'
import { Qr } from '../../ui/qr/qr.tsx'
import { useReservasiAddress } from './use-reservasi.ts'

/** The code for the desk, with buttons to copy, save and print it. */
export function KodeCard({ reservasi: { kode, tanggalVisit, reservasiItem } }: { reservasi: Reservasi }) {
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
					className="mt-1 block select-all font-extrabold font-sans whitespace-nowrap text-[1.5rem] leading-tight tracking-wide [font-variant-ligatures:none] sm:text-4xl md:text-3xl lg:text-5xl"
				>
					{kode}
				</code>
				<p className="mt-2.5 text-teal-50 md:text-lg">
					Untuk kunjungan <strong className="whitespace-nowrap">{formatHariTanggal(tanggalVisit)}</strong>
				</p>
			</div>
			<Qr
				value={address}
				label={`Kode QR halaman reservasi ${kode}`}
				className="size-44 rounded-2xl md:row-span-2 md:mb-3 md:size-52"
			/>
			<div className="w-full">
				<div className="grid gap-2.5 md:flex md:flex-wrap">
					<Button look="light" onClick={copy}>
						<Copy className="size-5" />
						Salin Kode
					</Button>
					<Button look="light" onClick={toCalendar}>
						<CalendarPlus className="size-5" />
						Simpan ke Kalender
					</Button>
					<Button look="light" onClick={() => window.print()}>
						<Printer className="size-5" />
						Cetak
					</Button>
				</div>
				<p aria-live="polite" className="mt-1.5 min-h-6 font-semibold text-sm text-teal-50">
					{outcome}
				</p>
			</div>
		</section>
	)
}

interface ReservasiEvent extends Pick<Reservasi, 'kode' | 'tanggalVisit'> {
	namaPendek: string
	alamat: string
	now: number
	/** One paragraph per package. */
	persiapan: string[]
}

/**
 * The day of the visit as a calendar file, with the code for the desk and the preparation notes. It contains no data of the patients, and a
 * second import changes the same event.
 */
export const reservasiEvent = ({ kode, tanggalVisit, namaPendek, alamat, now, persiapan }: ReservasiEvent): string =>
	calendarFile({
		nama: namaPendek,
		product: 'Reservasi',
		uid: `reservasi-${kode}`,
		now,
		when: allDay(tanggalVisit, tambahHari(tanggalVisit, 1)),
		summary: `Kunjungan ke ${namaPendek}`,
		location: [namaPendek, alamat].filter(Boolean).join(', '),
		description: [`Kode reservasi: ${kode}`, ...(persiapan.length > 0 ? ['', 'Persiapan:', ...persiapan] : [])].join(
			'\n',
		),
	})
