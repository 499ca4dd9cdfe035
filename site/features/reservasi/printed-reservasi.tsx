import { withJam } from '../../../contract/reservasi/jam-datang.ts'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { describePersiapan } from '../../../contract/shop/persiapan.ts'
import { PersiapanSheet } from '../../../print/persiapan-sheet.tsx'
import { ReservasiSheet, type SheetDensity } from '../../../print/reservasi-sheet.tsx'
import { formatHariTanggal, formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { useTemplate } from '../../template.ts'
import { Qr } from '../../ui/qr/qr.tsx'
import { TextOnly } from '../../ui/rich-text/text-only.tsx'
import { type KeadaanReservasi, showsPart, tampilanReservasi } from './tampilan-reservasi.ts'
import { useReservasiAddress } from './use-reservasi.ts'

/** The visitor's reservation on paper, with how to check in. One without a code has its status in that place. */
export function PrintedReservasi({ reservasi, keadaan }: { reservasi: Reservasi; keadaan: KeadaanReservasi }) {
	const { webSetting, shopSetting } = useTemplate()
	const setting = webSetting.data
	const caraCheckin = shopSetting.data?.caraCheckin ?? ''
	const { kode, atasNama, noTelp, tanggalVisit, jamDatang, createdAt, total, reservasiItem } = reservasi
	const address = useReservasiAddress(kode)
	return (
		<ReservasiSheet
			density={sheetDensity(reservasi, caraCheckin)}
			rumahSakit={setting?.namaWeb}
			{...(!showsPart(keadaan, 'kode') && { sebutan: 'Status reservasi' })}
			kode={showsPart(keadaan, 'kode') ? kode : tampilanReservasi[keadaan].nama}
			kunjungan={withJam(formatHariTanggal(tanggalVisit), jamDatang)}
			qr={showsPart(keadaan, 'qr') && <Qr value={address} label={`Kode QR halaman reservasi ${kode}`} className="qr" />}
			pemesan={
				<>
					Atas nama <strong>{atasNama}</strong>
					{noTelp && `, ${noTelp}`}. Dibuat {formatWaktu(createdAt)}.
				</>
			}
			lines={reservasiItem.map(({ id, shopItem, harga, pasien }) => ({
				id,
				paket: shopItem.nama,
				pasien: pasien.nama,
				harga,
			}))}
			total={total}
		>
			{showsPart(keadaan, 'persiapan') && (
				<PersiapanSheet persiapan={describePersiapan(reservasiItem.map(({ shopItem }) => shopItem))} />
			)}
			{showsPart(keadaan, 'langkah') && caraCheckin && (
				<>
					<h2>Cara check-in</h2>
					<TextOnly html={caraCheckin} />
				</>
			)}
			{setting && (
				<p className="alamat">
					{setting.namaWeb}, {setting.alamat}. Telepon {setting.noTelp}.
				</p>
			)}
		</ReservasiSheet>
	)
}

/** The number of characters per line, in a narrow column and over the whole width. */
const COLUMN_CHARACTERS = 40
const SHEET_CHARACTERS = 110

/** The number of lines that fit on one page at this density. */
const MAX_LINES: [SheetDensity, number][] = [
	['plain', 22],
	['dense', 32],
]

/** The font density at which a reservation fits on one printed page. */
function sheetDensity(reservasi: Reservasi, caraCheckin: string): SheetDensity {
	const lines = (text: string, width: number) => Math.max(1, Math.ceil(text.length / width))
	const items = reservasi.reservasiItem.map(({ shopItem, pasien }) =>
		Math.max(lines(shopItem.nama, COLUMN_CHARACTERS), lines(pasien.nama, COLUMN_CHARACTERS)),
	)
	const steps = caraCheckin.split(/<\/(?:li|p|h\d)>/).map((part) => part.replace(/<[^>]*>/g, '').trim())
	const checkin = steps.filter(Boolean).map((step) => lines(step, SHEET_CHARACTERS))
	const packages = reservasi.reservasiItem.map(({ shopItem }) => shopItem)
	const persiapan = describePersiapan(packages).map((paragraf) => lines(paragraf, SHEET_CHARACTERS))
	const total = [...items, ...persiapan, ...checkin].reduce((sum, count) => sum + count, 0)
	return MAX_LINES.find(([, max]) => total <= max)?.[0] ?? 'tiny'
}
