import { hash } from 'node:crypto'
import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { createMail } from '../../mail/create-mail.ts'
import type { MailMessage } from '../../mail/create-mailer.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { handleRoute, readRoute } from '../staff-route.ts'
import { accountEntry } from './account-entry.ts'
import { createLink, linkPath, MAILED_LINK_MINUTES, MAILED_LINK_MS } from './one-time-link.ts'

export const getForgottenPassword = readRoute(calls.getForgottenPassword, async (_, { mailer }) => ({
	data: { aktif: mailer !== null },
}))

export const mailPasswordLink = handleRoute(
	calls.mailPasswordLink,
	async ({ body: { email }, address }, { db, now, limits, mailer, siteUrl }) => {
		if (!mailer) return fail('TIDAK_DITEMUKAN')
		const limited = (await limits.use('stafMasuk', address)) ?? (await limits.use('lupaSandi', hash('sha256', email)))
		if (limited) return limited
		mailer.sendLater(() => passwordMail(db, email, siteUrl, now()))
		return { data: null }
	},
)

async function passwordMail(db: Db, email: string, siteUrl: string, now: number): Promise<MailMessage | null> {
	const staf = await db
		.selectFrom('staf')
		.select(['id', 'nama', 'email'])
		.where('email', '=', email)
		.where('aktif', '=', 1)
		.executeTakeFirst()
	if (!staf) return null
	const token = await db.transaction().execute(async (transaction) => {
		await recordEvent(transaction, { ...accountEntry(staf), aksi: 'lupa-sandi', staf: null, now })
		return createLink(transaction, staf.id, now, { validMs: MAILED_LINK_MS })
	})
	const setting = await db.selectFrom('webSetting').select('namaWeb').executeTakeFirst()
	return createMail({
		to: staf.email,
		subject: 'Tautan untuk menyetel kata sandi',
		rumahSakit: setting?.namaWeb || 'Ruang Staf',
		pembuka: [
			`Halo ${staf.nama},`,
			'Kami menerima permintaan untuk menyetel ulang kata sandi akun Anda di Ruang Staf. Buka tautan ini untuk menulis kata sandi baru.',
		],
		tombol: { label: 'Setel kata sandi', href: siteUrl + linkPath(token) },
		penutup: [
			`Tautan berlaku ${MAILED_LINK_MINUTES} menit dan hanya dapat dipakai satu kali. Jangan teruskan kepada siapa pun.`,
			'Bila bukan Anda yang memintanya, abaikan email ini. Kata sandi Anda tidak berubah.',
		],
	})
}
