import type { PasienBody } from '../../contract/pasien/pasien.ts'
import { memberOfToken } from './member-of-token.ts'
import type { TestApi } from './test-api.ts'

export const siti: PasienBody = {
	nik: '3510012507900001',
	nama: 'Siti Rahma',
	noTelp: '0812-3456-7890',
	tempatLahir: 'Banyuwangi',
	tanggalLahir: '25-07-1990',
	jenisKelamin: 'p',
	alamatLengkap: 'Jalan Melati 12',
}

/** A new member with one other patient, who is complete. */
export async function registerMember({ request, db }: TestApi) {
	const member = await request('createMember', { body: { nama: 'Rahma', noTelp: '0812-0000-0001', email: '' } })
	const cookie = member.cookie as string
	const pasien = await request('createPasien', { cookie, body: siti })
	const memberId = await memberOfToken(db, member.body.data.created.id)
	return { cookie, memberId, pasienId: pasien.body.data.created.id }
}
