import type { ReservasiIntegrasi } from '../../../contract/integrasi/calls.ts'
import { waktuWib } from '../../../contract/tanggal/tanggal.ts'
import { StartError } from '../../env.ts'
import { type Khanza, KhanzaError, type Kolom, missingColumns, readColumns } from './connect-khanza.ts'

const TABEL = 'booking_periksa'
const KOLOM = [
	'no_booking',
	'tanggal',
	'nama',
	'alamat',
	'no_telp',
	'email',
	'kd_poli',
	'tambahan_pesan',
	'status',
	'tanggal_booking',
]

export type Inserted = 'baru' | 'sudah ada' | 'nomor ganda'

/**
 * Returns how one reservation becomes a booking. Its number is the code of the reservation, whose seventeen characters
 * fit exactly: an INSERT that is repeated after a crash meets its own row.
 *
 * @throws StartError when the table is not as expected
 */
export async function prepareBookings(khanza: Khanza, kdPoli: string) {
	const found = await readColumns(khanza, [TABEL])
	const missing = missingColumns(found, { [TABEL]: KOLOM })
	const columns = found.get(TABEL) ?? []
	const unknown = columns.filter(({ nama, wajib }) => wajib && !KOLOM.includes(nama)).map(({ nama }) => nama)
	if (missing.length > 0) throw new StartError(`${missing.join('\n')}\nTidak ada booking yang dikirim.`)
	if (unknown.length > 0)
		throw new StartError(
			`Tabel ${TABEL} di Khanza ini juga mewajibkan kolom ${unknown.join(', ')}. Tidak ada booking yang dikirim.`,
		)
	const byName = new Map(columns.map((column) => [column.nama, column]))
	const insert = `INSERT INTO ${TABEL} (${KOLOM.join(', ')}) VALUES (${KOLOM.map(() => '?').join(', ')})`

	return async (reservasi: ReservasiIntegrasi): Promise<Inserted> => {
		const values: Record<string, string> = {
			no_booking: reservasi.kode,
			tanggal: reservasi.tanggalVisit,
			nama: reservasi.atasNama,
			alamat: '-',
			no_telp: reservasi.noTelp,
			email: '',
			kd_poli: kdPoli,
			tambahan_pesan: pesanOf(reservasi),
			status: 'Belum Dibalas',
			tanggal_booking: `${waktuWib(reservasi.createdAt).replace('T', ' ')}:00`,
		}
		try {
			const fitting = KOLOM.map((nama) => fitText(values[nama] ?? '', byName.get(nama)))
			await khanza.execute(insert, fitting)
			return 'baru'
		} catch (error) {
			if (!(error instanceof KhanzaError)) throw error
			if (error.code.startsWith('ER_NO_REFERENCED_ROW'))
				throw new StartError(`Poli ${kdPoli} dari KHANZA_BOOKING_POLI tidak ada di Khanza.`)
			if (error.code !== 'ER_DUP_ENTRY') throw error
			return /primary|no_booking/i.test(error.key) ? 'sudah ada' : 'nomor ganda'
		}
	}
}

function pesanOf({ kode, jamDatang, item }: ReservasiIntegrasi): string {
	const paket = item.map(({ paket: nama, pasien }) => `${nama} (${pasien})`).join('; ')
	return `Reservasi situs ${kode}${jamDatang && `, datang ${jamDatang}`}: ${paket}`
}

/** The characters of cp1252, which MySQL calls latin1, beyond U+00FF. */
const CP1252 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** As much of the text as the column can store; a strict server refuses longer text and unknown letters. */
export function fitText(text: string, column: Pick<Kolom, 'panjang' | 'charset'> | undefined): string {
	const { panjang = null, charset = null } = column ?? {}
	const known = (letter: string) =>
		charset === 'latin1'
			? letter <= '\u00ff' || CP1252.includes(letter)
			: charset === 'utf8' || charset === 'utf8mb3'
				? letter <= '\uffff' && letter.length === 1
				: true
	const letters = Array.from(text.normalize('NFC'), (letter) => (known(letter) ? letter : '?'))
	return letters.slice(0, panjang ?? letters.length).join('')
}
