import { hash } from 'node:crypto'
import { KODE_SALAH_BATAS } from '../../../contract/staff/kode-salah.ts'
import type { Db } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { createMail } from '../../mail/create-mail.ts'
import type { MailMessage } from '../../mail/create-mailer.ts'
import type { StaffContext } from '../staff-route.ts'

/** Longer than the minute and a half in which a code is valid. */
const REMEMBERED_MS = 5 * 60_000

/**
 * Verifies a TOTP code that this account has not used yet. The code is stored before it is
 * verified, so parallel requests cannot share it. A code that `verify` rejects is removed again.
 */
export async function verifyUnusedCode<Result>(
	{ db, now }: StaffContext,
	{ stafId, kode }: { stafId: string; kode: string },
	verify: () => Promise<Result>,
): Promise<Result | Failure> {
	await db
		.deleteFrom('stafKodeTerpakai')
		.where('createdAt', '<', now() - REMEMBERED_MS)
		.execute()
	const stored = await db
		.insertInto('stafKodeTerpakai')
		.values({ stafId, kode, createdAt: now() })
		.onConflict((conflict) => conflict.doNothing())
		.returning('kode')
		.executeTakeFirst()
	if (!stored) return fail('INPUT_TIDAK_VALID', { fields: { kode: 'Kode ini sudah dipakai. Tunggu kode berikutnya.' } })
	try {
		return await verify()
	} catch (error) {
		await db.deleteFrom('stafKodeTerpakai').where('stafId', '=', stafId).where('kode', '=', kode).execute()
		throw error
	}
}

/** Of a code with six digits three are valid at a time: more guesses from many networks would find one. */
const MOST_GUESSES = 100
/** Then one guess in this time. */
const PAUSE_MS = 15 * 60_000
/** The count starts again after this long without a guess. */
const RESET_MS = 24 * 60 * 60_000

/**
 * TOTP codes of one account from all devices that it does not know, counted before they are verified. Known devices,
 * backup codes and passkeys are not counted here: somebody who has the password cannot lock the owner out.
 */
export function strangeCodes({ db, now }: Pick<StaffContext, 'db' | 'now'>, stafId: string) {
	const kunci = hash('sha256', `kode asing\n${stafId}`)
	return {
		/** The number of the guess, or the failure for one that comes too early. */
		async take(): Promise<number | Failure> {
			const time = now()
			const counted = await db
				.insertInto('stafGagal')
				.values({ kunci, jumlah: 1, terakhirAt: time })
				.onConflict((conflict) =>
					conflict
						.column('kunci')
						.doUpdateSet(({ eb, ref }) => ({
							jumlah: eb
								.case()
								.when(ref('stafGagal.terakhirAt'), '<', time - RESET_MS)
								.then(1)
								.else(eb(ref('stafGagal.jumlah'), '+', 1))
								.end(),
							terakhirAt: time,
						}))
						.where(({ eb, or }) =>
							or([eb('stafGagal.jumlah', '<', MOST_GUESSES), eb('stafGagal.terakhirAt', '<=', time - PAUSE_MS)]),
						),
				)
				.returning('jumlah')
				.executeTakeFirst()
			return counted?.jumlah ?? fail('TERLALU_SERING', { retryAfter: PAUSE_MS / 1000 })
		},
		/** After a right code. */
		async forget(): Promise<void> {
			await db.deleteFrom('stafGagal').where('kunci', '=', kunci).execute()
		},
	}
}

/** To the owner, once in a series of wrong codes: their sender has the password. */
export async function strangeCodesMail(
	db: Db,
	staf: { nama: string; email: string },
	{ perangkat, jaringan }: { perangkat: string; jaringan: string },
	siteUrl: string,
): Promise<MailMessage> {
	const setting = await db.selectFrom('webSetting').select('namaWeb').executeTakeFirst()
	return createMail({
		to: staf.email,
		subject: 'Ada yang mengetahui kata sandi Anda?',
		rumahSakit: setting?.namaWeb || 'Ruang Staf',
		pembuka: [
			`Halo ${staf.nama},`,
			`Kata sandi akun Anda di Ruang Staf dipakai di perangkat yang belum dikenal, lalu kode dua langkah salah ${KODE_SALAH_BATAS} kali. Akun Anda tetap terlindungi.`,
			'Bila bukan Anda, segera ganti kata sandi, lalu akhiri semua sesi lain.',
		],
		rincian: [
			['Perangkat', perangkat || 'Tidak dikenal'],
			...(jaringan ? [['Jaringan', jaringan] as [string, string]] : []),
		],
		tombol: { label: 'Ganti kata sandi', href: `${siteUrl}/staf/akun` },
		penutup: ['Bila Anda sendiri yang salah mengetik, abaikan email ini.'],
	})
}
