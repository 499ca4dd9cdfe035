import { expect } from 'vitest'
import { newKey } from '../../contract/new-key.ts'
import type { WholeHospital } from './whole-hospital.ts'

const patient = (place: number) => ({
	nik: `327104650493${1000 + place}`,
	tempatLahir: `Kenariwangi ${place}`,
	tanggalLahir: `1${place}-03-194${place}`,
	jenisKelamin: 'p',
	alamatLengkap: `Gang Kenari Tersembunyi ${place}`,
})

/**
 * Lets visitors and the desk write every kind of text that the database stores encrypted, some of it changed again.
 *
 * @param cookie of an administrator
 * @returns twenty texts by what they are
 */
export async function writeCanaries({ request, send }: WholeHospital, cookie: string): Promise<Record<string, string>> {
	const email = 'kenari-satu@tersembunyi.example'
	const registered = await request('createMember', { body: { nama: 'Kutilang', noTelp: '081211112222', email } })
	const member = { cookie: registered.cookie }
	const [own] = (await request('listPasien', member)).body.data.own
	const former = patient(1)
	for (const body of [former, patient(2)])
		expect((await request('updatePasien', { ...member, params: { id: own?.id ?? '' }, body })).status).toBe(200)
	const child = await request('createPasien', { ...member, body: { nama: 'Anak Kutilang', ...patient(3) } })
	expect(child.status).toBe(201)

	const desk = async (method: string, path: string, body: object) => {
		const answer = await send(method, path, { body, cookie })
		expect([path, answer.status < 300, answer.body.error]).toEqual([path, true, undefined])
		return answer.body.data
	}
	const notes = {
		'note of a walk-in': 'Kenari berkursi roda',
		'later note': 'Kenari alergi lateks',
		'note of a new day': 'Kenari demam tinggi',
		'reason of a cancellation': 'Kenari dirawat di tempat lain',
		'reason of its return': 'Kenari ternyata sembuh',
	}
	const walkIn = { nama: 'Prenjak', noTelp: '081233334444', setuju: true, ...patient(4) }
	const { id } = (
		await desk('POST', '/reservasi', {
			kunci: newKey(),
			memberId: null,
			atasNama: 'Prenjak',
			noTelp: walkIn.noTelp,
			tanggalVisit: '2026-11-17',
			catatan: notes['note of a walk-in'],
			paket: [],
			pasienBaru: walkIn,
			paketBaru: ['1'],
		})
	).created
	const at = `/reservasi/${id}`
	await desk('POST', `${at}/catatan`, { dari: notes['note of a walk-in'], ke: notes['later note'] })
	const move = { dari: '2026-11-17', ke: '2026-11-18', catatan: notes['note of a new day'] }
	await desk('POST', `${at}/tanggal`, move)
	const cancel = { dari: 'dikonfirmasi', ke: 'batal', catatan: notes['reason of a cancellation'] }
	await desk('POST', `${at}/status`, cancel)
	await desk('POST', `${at}/kembali`, { dari: 'batal', alasan: notes['reason of its return'] })
	const webhook = { nama: 'Gerbang', url: 'https://hook.example', peristiwa: ['reservasi.dibuat'] }
	const { rahasia } = (await desk('POST', '/notifikasi/webhook', webhook)).created

	const people = { former, changed: patient(2), child: patient(3), 'walk-in': patient(4) }
	return {
		email,
		...Object.fromEntries(
			Object.entries(people).flatMap(([name, { nik, tempatLahir, tanggalLahir, alamatLengkap }]) =>
				Object.entries({ nik, tempatLahir, tanggalLahir, alamatLengkap })
					// The former patient's place and day are told by the others.
					.filter(([field]) => name !== 'former' || field === 'alamatLengkap')
					.map(([field, text]) => [`${field}, ${name}`, text]),
			),
		),
		...notes,
		'secret of a webhook': rahasia,
	}
}
