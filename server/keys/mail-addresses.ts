import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { TujuanEmail } from '../../contract/notifikasi/email-link.ts'

/** Stands for the addresses of patients: a copy of the database names none of them. */
export type MailAddresses = ReturnType<typeof createMailAddresses>

const KEY_BYTES = 32
/** 128 bits each. */
const PART_BYTES = 16
const PART_LENGTH = 22

/** @param staffSecret in KEYS_DIR or STAFF_SECRET, and the same on all machines of a hospital */
export function createMailAddresses(staffSecret: string) {
	const key = Buffer.from(hkdfSync('sha256', staffSecret, '', 'mail addresses', KEY_BYTES))
	const sign = (text: string) =>
		createHmac('sha256', key).update(text).digest().subarray(0, PART_BYTES).toString('base64url')
	/** For a link in a mail to that address. It serves one purpose. */
	const token = (tujuan: TujuanEmail, hash: string) => hash + sign(`${tujuan} ${hash}`)
	return {
		/** The same for every spelling that reaches the same mailbox. */
		hash: (email: string) => sign(`alamat ${mailboxOf(email)}`),
		token,
		/** The hash of the address; undefined unless the token was made for this purpose. */
		readToken(tujuan: TujuanEmail, given: string): string | undefined {
			const hash = given.slice(0, PART_LENGTH)
			const [expected, own] = [token(tujuan, hash), given].map((each) => Buffer.from(each)) as [Buffer, Buffer]
			return expected.length === own.length && timingSafeEqual(expected, own) ? hash : undefined
		},
	}
}

/** `Siti+1@contoh.id` reaches `siti@contoh.id`, and Gmail ignores dots. */
function mailboxOf(email: string): string {
	const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
	const mailbox = local.replace(/\+.*/, '')
	return `${/^(gmail|googlemail)\.com$/.test(domain) ? mailbox.replaceAll('.', '') : mailbox}@${domain}`
}
