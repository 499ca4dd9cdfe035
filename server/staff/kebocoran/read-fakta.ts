import type { FaktaKebocoran } from '../../../contract/staff/kebocoran.ts'
import { hasPermission, isPeran, namaPeran } from '../../../contract/staff/permissions.ts'
import { epochWib, tambahHari } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'
import { ARSIP } from '../../retention/purge-reservasi.ts'
import { isPatientAccess } from '../audit/list-audit.ts'
import { parseCakupan } from '../auth/find-kunci.ts'
import { passkeyAktif } from '../auth/second-factor.ts'
import { readIzin, readPeran } from '../auth/stored-peran.ts'

interface Days {
	dari: string
	sampai: string
}

/** Both days are whole. */
const momentsOf = ({ dari, sampai }: Days) => ({ from: epochWib(dari), until: epochWib(tambahHari(sampai, 1)) })

/** Persons and reservations that are stored, without those that retention has emptied. */
export async function readTerdampak(db: Db, days: Days): Promise<FaktaKebocoran['terdampak']> {
	const { from, until } = momentsOf(days)
	const counted = [
		{ nama: 'Member', rows: db.selectFrom('member').select('createdAt').where('id', '!=', ARSIP) },
		{ nama: 'Pasien', rows: db.selectFrom('memberPasien').select('createdAt') },
		{ nama: 'Reservasi', rows: db.selectFrom('shopReservasi').select('createdAt').where('memberId', '!=', ARSIP) },
	]
	return Promise.all(
		counted.map(async ({ nama, rows }) => {
			const { jumlah, masa } = await db
				.selectFrom(rows.as('baris'))
				.select(({ fn, eb }) => [
					fn.countAll<number>().as('jumlah'),
					fn
						.countAll<number>()
						.filterWhere(eb.and([eb('createdAt', '>=', from), eb('createdAt', '<', until)]))
						.as('masa'),
				])
				.executeTakeFirstOrThrow()
			return { nama, jumlah: Number(jumlah), masa: Number(masa) }
		}),
	)
}

/** Every account, also those that may not sign in any more: they had access. Who sees patients comes first. */
export async function readAkun(db: Db, days: Days, now: number): Promise<FaktaKebocoran['akun']> {
	const { from, until } = momentsOf(days)
	const rows = await db
		.selectFrom('staf')
		.select(['id', 'nama', 'email', 'peran', 'aktif', 'totpAktif', passkeyAktif])
		.orderBy('nama')
		.orderBy('id')
		.execute()
	const sessions = await db
		.selectFrom('stafSesi')
		.select(({ fn }) => ['stafId', fn.countAll<number>().as('jumlah')])
		.where('expiresAt', '>', new Date(now).toISOString())
		.groupBy('stafId')
		.execute()
	const signIns = await db
		.selectFrom('peristiwa')
		.select(({ fn }) => ['sumberId as stafId', fn.max('createdAt').as('jumlah')])
		.where('sumber', '=', 'pengguna')
		.where('aksi', '=', 'masuk')
		.groupBy('sumberId')
		.execute()
	const accesses = await db
		.selectFrom('peristiwa')
		.select(({ fn }) => ['stafId', fn.countAll<number>().as('jumlah')])
		.where(isPatientAccess)
		.where('createdAt', '>=', from)
		.where('createdAt', '<', until)
		.groupBy('stafId')
		.execute()
	const own = await db.selectFrom('peranSendiri').select(['id', 'nama']).execute()
	const names = new Map(own.map(({ id, nama }) => [id, nama]))
	const roles = rows.map(({ peran }) => readPeran(peran))
	const izin = await readIzin(db, roles)
	const [sesi, terakhir, akses] = [sessions, signIns, accesses].map(
		(counts) => new Map(counts.map(({ stafId, jumlah }) => [stafId, Number(jumlah)])),
	)
	const akun = rows.map(({ id, nama, email, peran, aktif, totpAktif, passkeyAktif }, place) => ({
		id,
		nama,
		email,
		peran: readPeran(peran).map((role) => (isPeran(role) ? namaPeran[role] : (names.get(role) ?? role))),
		aktif: aktif === 1,
		melihatPasien: (['pasien', 'reservasi'] as const).some((each) => hasPermission(izin[place] ?? [], each, 'lihat')),
		duaLangkah: totpAktif === 1 || passkeyAktif === 1,
		sesi: sesi?.get(id) ?? 0,
		terakhirMasuk: terakhir?.get(id) ?? null,
		akses: akses?.get(id) ?? 0,
	}))
	return akun.toSorted((a, b) => Number(b.melihatPasien) - Number(a.melihatPasien))
}

/** Keys that are valid come first. */
export async function readKunci(db: Db): Promise<FaktaKebocoran['kunci']> {
	const rows = await db
		.selectFrom('kunciApi')
		.select(['id', 'nama', 'cakupan', 'dipakaiAt', 'kedaluwarsaAt', 'dicabutAt'])
		.orderBy(({ eb }) => eb.case().when('dicabutAt', 'is', null).then(0).else(1).end())
		.orderBy('kedaluwarsaAt', 'desc')
		.orderBy('id')
		.execute()
	return rows.map((row) => ({ ...row, cakupan: parseCakupan(row.cakupan) }))
}

/** Messages to staff name no patient; webhooks may, and patients get e-mail. */
export async function readPenerima(db: Db, hasMail: boolean): Promise<FaktaKebocoran['penerima']> {
	const webhooks = await db
		.selectFrom('webhook')
		.select(['nama', 'url as alamat'])
		.where('aktif', '=', 1)
		.where('dataPribadi', '=', 1)
		.orderBy('nama')
		.execute()
	return [...webhooks, ...(hasMail ? [{ nama: 'Server email', alamat: 'Email kepada pasien' }] : [])]
}
