import { sql } from 'kysely'
import { z } from 'zod'
import type { EmailTertahan } from '../../contract/notifikasi/email.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Db } from '../../database/schema.ts'
import type { Fields } from '../keys/fields.ts'
import type { MailAddresses } from '../keys/mail-addresses.ts'

/** Mails to one confirmed address on a day. */
const MAILS_PER_DAY = 6

interface Mail {
	/** The row of the outbox. */
	id: string
	/** A repeated attempt was counted before. */
	percobaan: number
}

/** Why the mail is held back, or whether the owner of the address has allowed mail. */
type Consent = { held: string } | { isConfirmed: boolean }

/**
 * Counts a mail to a patient before it is sent. An address that nobody has confirmed gets one: anybody can type somebody
 * else's. A mail that failed for good was none.
 */
export async function takeConsent(db: Db, alamat: string, mail: Mail, now: number): Promise<Consent> {
	await db
		.insertInto('emailAlamat')
		.values({ alamat, seenAt: now })
		.onConflict((conflict) => conflict.column('alamat').doUpdateSet({ seenAt: now }))
		.execute()
	const own = db.selectFrom('emailAlamat').select(['keputusan', 'pertamaId']).where('alamat', '=', alamat)
	const { keputusan, pertamaId } = await own.executeTakeFirstOrThrow()
	if (keputusan === 'berhenti') return { held: 'Pemiliknya tidak ingin menerima email.' }
	const changed = db.updateTable('emailAlamat').where('alamat', '=', alamat)
	if (keputusan === 'belum') {
		if (pertamaId === mail.id) return { isConfirmed: false }
		const { numUpdatedRows } = await changed
			.set({ pertamaId: mail.id })
			.where(({ or, eb, selectFrom }) =>
				or([
					eb('pertamaId', 'is', null),
					eb('pertamaId', 'in', selectFrom('kotakKeluar').select('kotakKeluar.id').where('status', '=', 'gagal')),
				]),
			)
			.executeTakeFirst()
		return numUpdatedRows === 1n ? { isConfirmed: false } : { held: 'Email belum dikonfirmasi pemiliknya.' }
	}
	if (mail.percobaan > 1) return { isConfirmed: true }
	const hari = tanggalWib(now)
	const { numUpdatedRows } = await changed
		.set({ hari, jumlah: sql`case when "hari" = ${hari} then "jumlah" + 1 else 1 end` })
		.where((eb) => eb.or([eb('hari', '!=', hari), eb('jumlah', '<', MAILS_PER_DAY)]))
		.executeTakeFirst()
	return numUpdatedRows === 1n
		? { isConfirmed: true }
		: { held: `Sudah ${MAILS_PER_DAY} email ke alamat ini hari ini.` }
}

/** Several addresses would make us send to strangers; the site's form takes any text. */
export const readAddress = (email: string): string | undefined => z.email().safeParse(email.trim()).data

/** Why mail to these addresses is held back, by address; those that get mail are left out. */
export async function readHeld(
	db: Db,
	addresses: MailAddresses,
	emails: string[],
): Promise<Map<string, EmailTertahan>> {
	const hashes = new Map(emails.map((email) => [email, addresses.hash(email)]))
	if (hashes.size === 0) return new Map()
	const rows = await db
		.selectFrom('emailAlamat')
		.select(['alamat', 'keputusan'])
		.where('alamat', 'in', [...new Set(hashes.values())])
		.where('keputusan', '!=', 'setuju')
		.where((eb) => eb.or([eb('pertamaId', 'is not', null), eb('keputusan', '=', 'berhenti')]))
		.execute()
	const held = new Map(
		rows.map(({ alamat, keputusan }) => [alamat, keputusan === 'berhenti' ? keputusan : 'belum-dikonfirmasi'] as const),
	)
	return new Map(
		[...hashes].flatMap(([email, hash]) => {
			const why = held.get(hash)
			return why ? [[email, why] as const] : []
		}),
	)
}

/** The same for the member who reserved; undefined where the hospital sends no mail to patients. */
export async function readHeldOf(
	{ db, fields, mailAddresses }: { db: Db; fields: Fields; mailAddresses: MailAddresses },
	reservasiId: string,
): Promise<EmailTertahan | undefined> {
	const member = await db
		.selectFrom('shopReservasi')
		.innerJoin('member', 'member.id', 'shopReservasi.memberId')
		.innerJoin('notifikasi', (join) => join.on('surelTersedia', '=', 1).on('surelPasien', '=', 1))
		.select(['member.id', 'member.email'])
		.where('shopReservasi.id', '=', reservasiId)
		.executeTakeFirst()
	const email = member && readAddress(fields.decrypt('member', member).email)
	return email ? (await readHeld(db, mailAddresses, [email])).get(email) : undefined
}
