import * as calls from '../../../contract/staff/calls.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { csvResponse } from '../../csv/csv-line.ts'
import { readPeriods } from '../../retention/keep-days.ts'
import { changeRoute, readRoute } from '../staff-route.ts'
import { readAkun, readKunci, readPenerima, readTerdampak } from './read-fakta.ts'
import { readOwnRoles, rowsByPart, writePemrosesan } from './write-pemrosesan.ts'

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
