import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { jamDatangText } from '../../contract/reservasi/jam-datang.ts'
import { describeBayar } from '../../contract/reservasi/staff/bayar.ts'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import {
	golongan,
	type JumlahGolongan,
	type LaporanHari,
	namaGolongan,
} from '../../contract/reservasi/staff/laporan.ts'
import type { BarisReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { hariTanggal, jamSingkat, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import './cetak.css'

interface HeaderProps {
	judul: string
	rumahSakit: string
	tanggal: string
}

const Header = ({ judul, rumahSakit, tanggal }: HeaderProps) => (
	<>
		<h2>
			{judul}, {hariTanggal(tanggal)}
		</h2>
		<p>
			{rumahSakit}. Dicetak {waktuSingkat(Date.now())} WIB.
		</p>
	</>
)

interface DaftarSheetProps extends Omit<HeaderProps, 'judul'> {
	rows: BarisReservasi[]
	withTelp: boolean
}

/** The visits of a day by name, without the cancelled ones. */
export function DaftarSheet({ rows, withTelp, ...header }: DaftarSheetProps) {
	const listed = rows
		.filter(({ status }) => status !== 'batal')
		.toSorted((a, b) => a.atasNama.localeCompare(b.atasNama, 'id'))
	const batal = rows.length - listed.length
	return (
		<div className="hari-sheet">
			<Header judul="Daftar reservasi" {...header} />
			<table>
				<thead>
					<tr>
						<th scope="col">No.</th>
						<th scope="col">Atas nama</th>
						<th scope="col">Kode</th>
						<th scope="col">Pasien dan paket</th>
						<th scope="col">Pembayaran</th>
						<th scope="col">Status</th>
					</tr>
				</thead>
				<tbody>
					{listed.map((row, place) => (
						<tr key={row.id}>
							<td>{place + 1}</td>
							<td>
								{row.atasNama || '–'}
								{withTelp && <div className="kode">{row.noTelp}</div>}
							</td>
							<td className="kode">
								{row.kode}
								{row.jamDatang && <div>{jamDatangText(row.jamDatang)}</div>}
							</td>
							<td>
								{row.pasien.join(', ')}
								<div>{row.paket.join(', ')}</div>
							</td>
							<td>
								{describeBayar(row)}
								<div>{formatRupiah(row.total)}</div>
							</td>
							<td>
								{namaStatus[row.status]}
								<div>{[row.antrean, row.hadirAt && jamSingkat(row.hadirAt)].filter(Boolean).join(', ')}</div>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p>
				{listed.length} reservasi{batal > 0 && `, ${batal} yang batal tidak dicetak`}.
			</p>
		</div>
	)
}

const sumOf = (values: number[]) => values.reduce((sum, each) => sum + each, 0)
const sumOfJumlah = (jumlah: JumlahGolongan) => sumOf(Object.values(jumlah))

/** What the day was: who came, by package, and what was paid. */
export function LaporanSheet({ laporan, ...header }: Omit<HeaderProps, 'judul'> & { laporan: LaporanHari }) {
	const { jumlah, paket, bayar } = laporan
	return (
		<div className="hari-sheet">
			<Header judul="Laporan penutup" {...header} />
			<h3>Reservasi</h3>
			<table>
				<tbody>
					{golongan.map((each) => (
						<tr key={each}>
							<th scope="row">{namaGolongan[each]}</th>
							<td className="angka">{jumlah[each]}</td>
						</tr>
					))}
					<tr>
						<th scope="row">Jumlah</th>
						<td className="angka">
							<strong>{sumOfJumlah(jumlah)}</strong>
						</td>
					</tr>
				</tbody>
			</table>
			<h3>Menurut paket</h3>
			<table>
				<thead>
					<tr>
						<th scope="col">Paket</th>
						{golongan.map((each) => (
							<th key={each} scope="col" className="angka">
								{namaGolongan[each]}
							</th>
						))}
						<th scope="col" className="angka">
							Nilai yang datang
						</th>
					</tr>
				</thead>
				<tbody>
					{paket.map((each) => (
						<tr key={each.nama}>
							<td>{each.nama}</td>
							{golongan.map((kind) => (
								<td key={kind} className="angka">
									{each.jumlah[kind]}
								</td>
							))}
							<td className="angka">{formatRupiah(each.total)}</td>
						</tr>
					))}
					<tr>
						<th scope="row">Jumlah</th>
						{golongan.map((kind) => (
							<td key={kind} className="angka">
								<strong>{sumOf(paket.map((each) => each.jumlah[kind]))}</strong>
							</td>
						))}
						<td className="angka">
							<strong>{formatRupiah(sumOf(paket.map(({ total }) => total)))}</strong>
						</td>
					</tr>
				</tbody>
			</table>
			<h3>Menurut pembayaran</h3>
			<table>
				<thead>
					<tr>
						<th scope="col">Pembayaran</th>
						<th scope="col" className="angka">
							Reservasi
						</th>
						<th scope="col" className="angka">
							Nilai
						</th>
					</tr>
				</thead>
				<tbody>
					{bayar.map((each) => (
						<tr key={describeBayar(each)}>
							<td>{describeBayar(each)}</td>
							<td className="angka">{each.jumlah}</td>
							<td className="angka">{formatRupiah(each.total)}</td>
						</tr>
					))}
					<tr>
						<th scope="row">Jumlah yang lunas</th>
						<td className="angka">
							<strong>{sumOf(bayar.filter((each) => each.bayar === 'lunas').map((each) => each.jumlah))}</strong>
						</td>
						<td className="angka">
							<strong>
								{formatRupiah(sumOf(bayar.filter((each) => each.bayar === 'lunas').map((each) => each.total)))}
							</strong>
						</td>
					</tr>
				</tbody>
			</table>
			<p>Nilai adalah harga reservasi. Yang dibayar sebagian dihitung penuh di barisnya, bukan uang yang diterima.</p>
		</div>
	)
}
