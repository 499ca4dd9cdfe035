import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import type { Db } from '../../database/schema.ts'
import { baik, type Check, DAY_MS, type Found, gagal, HOUR_MS, lama, perhatian } from './checks.ts'

/** Retries take nearly two days; an hour is longer than a short outage. */
const WAITING_MS = HOUR_MS
const FAILED_SINCE_MS = 7 * DAY_MS

const outbox: Check = {
	nama: 'Kotak keluar',
	async run({ database: { db }, now }) {
		const { jumlah: waiting, tertua } = await db
			.selectFrom('kotakKeluar')
			.select(({ fn }) => [fn.countAll<number>().as('jumlah'), fn.min('createdAt').as('tertua')])
			.where('status', '=', 'menunggu')
			.executeTakeFirstOrThrow()
		const { jumlah: failed } = await db
			.selectFrom('kotakKeluar')
			.select(({ fn }) => fn.countAll<number>().as('jumlah'))
			.where('status', '=', 'gagal')
			.where('createdAt', '>=', now() - FAILED_SINCE_MS)
			.executeTakeFirstOrThrow()
		const age = Number(waiting) > 0 ? now() - Number(tertua) : 0
		const isi = [
			Number(waiting) > 0 ? `${waiting} menunggu, yang tertua ${lama(age)}.` : 'Tidak ada yang menunggu.',
			`${failed} gagal dalam 7 hari.`,
		]
		const late = { ...gagal(isi, 'Buka kotak keluar: setiap kiriman menyebut sebabnya.'), ...BUKA_KIRIMAN }
		if (age > DAY_MS) return late
		return age > WAITING_MS || Number(failed) > 0
			? { ...late, nilai: 'perhatian' }
			: { ...baik(...isi), ...BUKA_KIRIMAN }
	},
}

const BUKA_KIRIMAN = { buka: '/notifikasi?bagian=kiriman' }

const mail: Check = {
	nama: 'Email',
	async run({ env, database: { db } }) {
		if (!env.SMTP_URL)
			return perhatian(['Server email belum disetel.'], 'Setel SMTP_URL, MAIL_FROM dan SITE_URL, lalu jalankan ulang.')
		return { ...(await lastTest(db, 'surel', 'Server email disetel.')), buka: '/notifikasi' }
	},
}

const webhooks: Check = {
	nama: 'Webhook',
	async run({ database: { db } }) {
		const buka = '/notifikasi?bagian=webhook'
		const { jumlah } = await db
			.selectFrom('webhook')
			.select(({ fn }) => fn.countAll<number>().as('jumlah'))
			.where('aktif', '=', 1)
			.executeTakeFirstOrThrow()
		if (Number(jumlah) === 0) return { ...baik('Tidak ada webhook.'), buka }
		return { ...(await lastTest(db, 'webhook', `${jumlah} webhook menyala.`)), buka }
	},
}

/** What became of the last test that staff sent; addresses and names of receivers stay out. */
async function lastTest(db: Db, saluran: 'surel' | 'webhook', isi: string): Promise<Found> {
	const last = await db
		.selectFrom('kotakKeluar')
		.select(['status', 'createdAt'])
		.where('saluran', '=', saluran)
		.where('peristiwa', '=', 'uji')
		.orderBy('createdAt', 'desc')
		.limit(1)
		.executeTakeFirst()
	if (!last) return perhatian([isi, 'Belum diuji, atau ujinya sudah dihapus.'], 'Kirim uji dari Notifikasi.')
	const found = [isi, `Uji terakhir ${waktuSingkat(last.createdAt)} WIB: ${last.status}.`]
	return last.status === 'gagal' ? gagal(found, 'Buka kotak keluar: kiriman uji menyebut sebabnya.') : baik(...found)
}

export const deliveryChecks = [outbox, mail, webhooks]
