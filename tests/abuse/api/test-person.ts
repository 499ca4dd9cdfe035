import { memberOfToken } from '../../support/member-of-token.ts'
import type { TestApi } from '../../support/test-api.ts'
import { mailToken } from '../../support/test-delivery.ts'

const DAY_MS = 86_400_000

export interface Person {
	cookie: string
	memberId: string
	/** The device that they registered with. */
	perangkatId: string
	/** Their own patient, complete. */
	pasienId: string
	/** Somebody else of theirs, of whom only the name is known. */
	otherPasienId: string
	/** One line in the cart: the first package for that patient. */
	keranjangId: string
	kode: string
	/** The `Idempotency-Key` that the reservation was made with. */
	key: string
	/** The code that makes another device this member. */
	token: string
	/** Of the link in the first mail to them. */
	mailToken: string
	/** Data that no other person may see. */
	secrets: string[]
	/** Data that the reservation code shows as well. */
	names: string[]
	/** Everything that tells who they are. */
	personal: string[]
}

/** A member with a complete patient, a reservation, and a package in the cart again. */
export async function registerPerson(
	{ request, db, clock }: Pick<TestApi, 'request' | 'db' | 'clock'>,
	nama: string,
	digit: number,
): Promise<Person> {
	const noTelp = `0812${String(digit).repeat(8)}`
	const atasNama = `${nama} sekeluarga`
	const alamatLengkap = `Jalan ${nama} ${digit}`
	const nik = String(digit).repeat(16)
	const email = `${digit}@example.com`

	const member = await request('createMember', { body: { nama, noTelp, email } })
	const memberToken = member.body.data.created.id
	const memberId = await memberOfToken(db, memberToken)
	const cookie = member.cookie ?? ''
	const perangkatId = (await request('getMemberData', { cookie })).body.data.perangkat[0]?.id ?? ''
	const pasienId = (await request('listPasien', { cookie })).body.data.own[0]?.id ?? ''
	const complete = { nik, tempatLahir: 'Banyuwangi', tanggalLahir: '25-07-1990', jenisKelamin: 'p', alamatLengkap }
	await request('updatePasien', { cookie, params: { id: pasienId }, body: complete })

	const keluarga = await request('createPasien', { cookie, body: { nama: `Keluarga ${nama}` } })
	const otherPasienId = keluarga.body.data.created.id

	const key = `kunci-${nama}`
	const line = { cookie, body: { pasienId, shopItemId: '1' } }
	await request('createKeranjang', line)
	const reservasi = await request('createReservasi', {
		cookie,
		headers: { 'idempotency-key': key },
		body: { atasNama, noTelp, tanggalVisit: new Date(clock.now + DAY_MS).toISOString().slice(0, 10) },
	})
	const { id: reservasiId, kode } = reservasi.body.data.created
	const keranjangId = (await request('createKeranjang', line)).body.data.created.id

	const { token } = (await request('createPindah', { cookie })).body.data.created

	return {
		cookie,
		memberId,
		perangkatId,
		pasienId,
		otherPasienId,
		keranjangId,
		kode,
		key,
		token,
		mailToken: await mailToken({ db }),
		secrets: [
			...[memberToken, memberId, perangkatId, pasienId, otherPasienId, keranjangId, reservasiId, token],
			...[noTelp, email, nik, alamatLengkap],
		],
		names: [nama, atasNama],
		personal: [nama, noTelp, email, nik, alamatLengkap],
	}
}
