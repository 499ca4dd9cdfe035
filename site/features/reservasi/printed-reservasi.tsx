import { describePersiapan } from '../../../contract/persiapan.ts'
import type { Reservasi } from '../../../contract/reservasi.ts'
import { PersiapanSheet } from '../../../print/persiapan-sheet.tsx'
import { ReservasiSheet } from '../../../print/reservasi-sheet.tsx'
import { formatHariTanggal, formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { useTemplate } from '../../template.ts'
import { Qr } from '../../ui/qr/qr.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { sheetDensity } from './sheet-density.ts'
import { useReservasiAddress } from './use-reservasi-address.ts'

/** The visitor's reservation on paper, with how to check in. */
export function PrintedReservasi({ reservasi }: { reservasi: Reservasi }) {
	const { webSetting, shopSetting } = useTemplate()
	const setting = webSetting.data
	const caraCheckin = shopSetting.data?.caraCheckin ?? ''
	const { kode, atasNama, noTelp, tanggalVisit, createdAt, total, reservasiItem } = reservasi
	const address = useReservasiAddress(kode)
	return (
		<ReservasiSheet
			density={sheetDensity(reservasi, caraCheckin)}
			rumahSakit={setting?.namaWeb}
			kode={kode}
			kunjungan={formatHariTanggal(tanggalVisit)}
			qr={<Qr value={address} label={`Kode QR halaman reservasi ${kode}`} className="qr" />}
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
			<PersiapanSheet persiapan={describePersiapan(reservasiItem.map(({ shopItem }) => shopItem))} />
			{caraCheckin && (
				<>
					<h2>Cara check-in</h2>
					<RichText html={caraCheckin} textOnly />
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
