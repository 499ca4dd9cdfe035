import { hash } from 'node:crypto'
import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { createMail } from '../../mail/create-mail.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { accountEntry } from '../auth/account-entry.ts'
import {
	LINK_HOURS,
	LINK_MS,
	linkPath,
	MAILED_LINK_MINUTES,
	MAILED_LINK_MS,
	newToken,
	storeLink,
} from '../auth/one-time-link.ts'
import { hasNoPassword } from '../auth/passwords.ts'
import { handleRoute } from '../staff-route.ts'

/** A new account has nothing to steal yet: its owner has a day, not half an hour. */
const kinds = {
	undangan: {
		validMs: LINK_MS,
		berlaku: `${LINK_HOURS} jam`,
		subject: 'Akun Anda di Ruang Staf',
		text: 'Anda mendapat akun di Ruang Staf. Buka tautan ini untuk menulis kata sandi Anda, lalu masuk dengan alamat email ini.',
	},
	sandi: {
		validMs: MAILED_LINK_MS,
		berlaku: `${MAILED_LINK_MINUTES} menit`,
		subject: 'Tautan untuk menyetel kata sandi',
		text: 'Administrator mengirim tautan untuk menyetel ulang kata sandi akun Anda di Ruang Staf.',
	},
}

export const mailLink = handleRoute(calls.mailLink, async ({ params, staf }, { db, now, limits, mailer, siteUrl }) => {
	/** The earlier link works until the mail server has accepted the message: an administrator who sees the failure can still use it. */

	const owner = await db
		.selectFrom('staf')
		.select(['id', 'nama', 'email'])
		.select(hasNoPassword.as('isNew'))
		.where('id', '=', params.id)
		.where('aktif', '=', 1)
		.executeTakeFirst()
	if (!mailer || !owner) return fail('TIDAK_DITEMUKAN')
	const limited = await limits.use('lupaSandi', hash('sha256', owner.email))
	if (limited) return limited
	const { validMs, berlaku, subject, text } = owner.isNew ? kinds.undangan : kinds.sandi
	const setting = await db.selectFrom('webSetting').select('namaWeb').executeTakeFirst()
	const token = newToken()
	const message = createMail({
		to: owner.email,
		subject,
		rumahSakit: setting?.namaWeb || 'Ruang Staf',
		pembuka: [`Halo ${owner.nama},`, text],
		tombol: { label: 'Setel kata sandi', href: siteUrl + linkPath(token) },
		penutup: [`Tautan berlaku ${berlaku} dan hanya dapat dipakai satu kali. Jangan teruskan kepada siapa pun.`],
	})
	const isSent = await mailer.send(message).then(
		() => true,
		() => false,
	)
	if (!isSent) return fail('SUREL_GAGAL')
	await db.transaction().execute(async (transaction) => {
		await storeLink(transaction, owner.id, token, now(), { validMs })
		await recordEvent(transaction, { ...accountEntry(owner), aksi: 'kirim-tautan', staf, now: now() })
	})
	return { data: { email: owner.email } }
})
