import { allowedRoles, type Hak, namaPeran, type Sumber } from '../../../contract/staff/permissions.ts'
import type { Db } from '../../../database/schema.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../csv/csv-line.ts'
import { encryptedColumns } from '../../keys/fields.ts'
import { type Pemrosesan, type Periods, pemrosesan } from '../../retention/pemrosesan.ts'
import { readHak } from '../auth/stored-peran.ts'

interface OwnRole {
	nama: string
	hak: readonly Hak[]
}

export async function readOwnRoles(db: Db): Promise<OwnRole[]> {
	const rows = await db.selectFrom('peranSendiri').select(['nama', 'hak']).orderBy('nama').execute()
	return rows.map(({ nama, hak }) => ({ nama, hak: readHak(hak) }))
}

const HEADER = [
	...['Bagian', 'Tabel', 'Data', 'Terenkripsi di basis data', 'Tujuan', 'Dasar hukum', 'Lama disimpan'],
	'Dilihat oleh',
]

/** The record of processing as CSV: a line for each table with personal data. */
export function writePemrosesan(periods: Periods, ownRoles: readonly OwnRole[]): string {
	const lines = pemrosesan.flatMap((part) =>
		Object.entries(part.tabel).map(([table, { kolom, simpan }]) => [
			part.nama,
			table,
			kolom.map(inWords).join(', '),
			encryptedIn(table).map(inWords).join(', '),
			part.tujuan,
			part.dasar,
			typeof simpan === 'string' ? simpan : simpan(periods),
			readersOf(part, ownRoles).join(', '),
		]),
	)
	return BYTE_ORDER_MARK + [HEADER, ...lines].map(csvLine).join('')
}

const encryptedIn = (table: string) => (encryptedColumns.get(table) ?? []).map(([column]) => column)

/** `tanggalLahir` is 'tanggal lahir'. */
const inWords = (column: string) => column.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function readersOf({ sumber, publik }: Pemrosesan, ownRoles: readonly OwnRole[]): string[] {
	const builtIn = sumber.flatMap((each) => allowedRoles(each, 'lihat')).map((role) => namaPeran[role])
	const own = ownRoles.filter(({ hak }) => sumber.some((each) => hak.includes(seeing(each)))).map(({ nama }) => nama)
	return [...new Set([...builtIn, ...own, ...(publik ? ['Pengunjung situs'] : [])])]
}

const seeing = (sumber: Sumber): Hak => `${sumber}:lihat`

/** The rows of each part of the record, of those that a backup has. */
export const rowsByPart = (rows: Record<string, number>): { nama: string; jumlah: number }[] =>
	pemrosesan
		.map(({ nama, tabel }) => ({
			nama,
			jumlah: Object.keys(tabel).reduce((sum, table) => sum + (rows[table] ?? 0), 0),
		}))
		.filter(({ jumlah }) => jumlah > 0)
