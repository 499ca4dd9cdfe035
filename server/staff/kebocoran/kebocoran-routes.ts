import * as calls from '../../../contract/staff/calls.ts'
import { allowedRoles, type Hak, namaPeran, type Sumber } from '../../../contract/staff/permissions.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'
import { BYTE_ORDER_MARK, csvLine, csvResponse } from '../../csv/csv-line.ts'
import { encryptedColumns } from '../../keys/fields.ts'
import { readPeriods } from '../../retention/keep-days.ts'
import { type Pemrosesan, type Periods, pemrosesan } from '../../retention/pemrosesan.ts'
import { readHak } from '../auth/stored-peran.ts'
import { changeRoute, readRoute } from '../staff-route.ts'
import { readAkun, readKunci, readPenerima, readTerdampak } from './read-fakta.ts'

/** The days that are looked at unless others are asked for. */
const HARI = 30

export const getKebocoran = readRoute(calls.getKebocoran, async ({ query }, { db, now, listBackups, mailer }) => {
	const { sampai = tanggalWib(now()) } = query
	const { dari = tambahHari(sampai, -HARI) } = query
	const { jumlah: perangkat } = await db
		.selectFrom('memberPerangkat')
		.select(({ fn }) => fn.countAll<number>().as('jumlah'))
		.executeTakeFirstOrThrow()
	return {
		data: {
			dari,
			sampai,
			terdampak: await readTerdampak(db, { dari, sampai }),
			cadangan: (await listBackups()).map(({ rows, ...backup }) => ({ ...backup, isi: rows && rowsByPart(rows) })),
			akun: await readAkun(db, { dari, sampai }, now()),
			kunci: await readKunci(db),
			penerima: await readPenerima(db, mailer !== null),
			perangkat: Number(perangkat),
		},
	}
})

export const endAccess = changeRoute(calls.endAccess, async ({ body, staf }, { db, now, audit }) => {
	const ended = { sesiStaf: 0, tautanSandi: 0, perangkatMember: 0, kunciApi: 0 }
	if (body.staf) {
		const sessions = await db.deleteFrom('stafSesi').where('id', '!=', staf.sesiId).executeTakeFirst()
		// A sign-in between its two steps would end in a new session.
		await db.deleteFrom('stafVerifikasi').execute()
		const links = await db.deleteFrom('stafTautan').executeTakeFirst()
		ended.sesiStaf = Number(sessions.numDeletedRows)
		ended.tautanSandi = Number(links.numDeletedRows)
	}
	if (body.member) {
		const devices = await db.deleteFrom('memberPerangkat').executeTakeFirst()
		await db.deleteFrom('memberPindah').execute()
		ended.perangkatMember = Number(devices.numDeletedRows)
	}
	if (body.kunci) {
		const keys = await db
			.updateTable('kunciApi')
			.set({ dicabutAt: now() })
			.where('dicabutAt', 'is', null)
			.where('kedaluwarsaAt', '>', now())
			.executeTakeFirst()
		ended.kunciApi = Number(keys.numUpdatedRows)
	}
	await audit({ aksi: 'akhiri-sesi', sumber: 'kebocoran', sumberId: '', label: 'Kebocoran data', sesudah: ended })
	return { data: ended }
})

export const downloadPemrosesan = readRoute(calls.downloadPemrosesan, async (_, { db, now, keepDays }) => {
	const periods = { ...keepDays, ...(await readPeriods(db)) }
	const name = `catatan-pemrosesan-${tanggalWib(now())}.csv`
	return csvResponse(writePemrosesan(periods, await readOwnRoles(db)), name)
})

type OwnRole = Awaited<ReturnType<typeof readOwnRoles>>[number]

export async function readOwnRoles(db: Db) {
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
