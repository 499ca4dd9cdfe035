import { afterEach, expect, test } from 'vitest'
import { bodyOf, listenHttp, type TestHttpServer } from '../../../tests/support/test-http-server.ts'
import type { Kiriman } from './prepare-kiriman.ts'
import { pushKiriman } from './push-kiriman.ts'
import { createSiteClient } from './site-client.ts'

const kiriman: Kiriman = {
	poliKlinik: [{ kode: 'ANA', nama: 'Poli Anak', aktif: true }],
	dokter: [{ kode: 'D1', nama: 'dr. Ani', spesialis: '', aktif: true }],
	jadwal: [{ dokter: 'D1', poliKlinik: 'ANA', hari: 'Senin', jamMulai: '08:00', jamSelesai: '12:00', kuota: null }],
	catatan: [],
}

let server: TestHttpServer
afterEach(() => server.close())

interface Answer {
	status?: number
	body?: unknown
}
const hasil = (dibuat: number) => ({
	data: { dryRun: true, jumlah: { dibuat, diubah: 0, hilang: 0, tetap: 1 - dibuat }, perubahan: [] },
})
const refused = (code: string, fields = {}) => ({ error: { code, message: 'Tidak dapat.', fields } })

/** Sends to a site that answers so; null ends the connection. Returns what was asked, and how it ended. */
async function push(answer: (asked: string) => Answer | null, dryRun = false) {
	const asked: string[] = []
	server = await listenHttp(async (request, response) => {
		await bodyOf(request)
		const { pathname, searchParams } = new URL(request.url ?? '', 'http://situs')
		const name = `${pathname.split('/').at(-1)}${searchParams.get('dryRun') === '1' ? '?' : '!'}`
		asked.push(name)
		const given = answer(name)
		if (!given) return void request.socket.destroy()
		const { status = 200, body = hasil(0) } = given
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
	})
	const printed: string[] = []
	const send = createSiteClient({ site: server.origin, kunci: 'rahasia' })
	const ended = await pushKiriman({ kiriman, send, dryRun, yakin: false, print: (line) => printed.push(line) }).then(
		() => 'done',
		(error) => String(error.message),
	)
	return { asked, ended, printed }
}

const TRIED = ['poli-klinik?', 'dokter?', 'jadwal?']

test('everything is tried before anything is written, in the order of what refers to what', async () => {
	const { asked, ended } = await push(() => ({}))
	expect([ended, asked]).toEqual(['done', [...TRIED, 'poli-klinik!', 'dokter!', 'jadwal!']])
})

test('a trial writes nothing', async () => {
	const { asked, printed } = await push(() => ({}), true)
	expect([asked, printed.length]).toEqual([TRIED, 3])
})

test('a trial that is refused writes nothing, and names the row by its key', async () => {
	const { asked, ended } = await push((name) =>
		name === 'jadwal?'
			? { status: 400, body: refused('INPUT_TIDAK_VALID', { 'data.0.dokter': 'Tidak ada.', lain: 'Salah.' }) }
			: {},
	)
	expect(asked).toEqual(TRIED)
	expect(ended).toBe(
		'Jadwal: Situs menolak: Tidak dapat. (INPUT_TIDAK_VALID) Tidak ada yang diubah.\n  D1 Senin 08:00 dokter: Tidak ada.\n  lain: Salah.',
	)
})

test('hours of a new doctor, whose code the site does not know yet, are written after the doctor', async () => {
	const { asked, ended } = await push((name) => {
		if (name === 'dokter?') return { body: hasil(1) }
		return name === 'jadwal?' ? { status: 400, body: refused('INPUT_TIDAK_VALID') } : {}
	})
	expect([ended, asked]).toEqual(['done', [...TRIED, 'poli-klinik!', 'dokter!', 'jadwal!']])
})

test('another refusal of the hours stops the run, new doctor or not', async () => {
	const { asked, ended } = await push((name) => {
		if (name === 'dokter?') return { body: hasil(1) }
		return name === 'jadwal?' ? { status: 409, body: refused('HILANG_BANYAK') } : {}
	})
	expect([ended, asked]).toEqual(['Jadwal: Situs menolak: Tidak dapat. (HILANG_BANYAK) Tidak ada yang diubah.', TRIED])
})

test('a site that is lost between two writes: the sentence says what is saved', async () => {
	const { ended } = await push((name) => (name === 'dokter!' ? null : {}))
	expect(ended).toBe(
		`Dokter: Situs ${server.origin} tidak dapat dihubungi (connection failed). Yang sudah tersimpan: Poli klinik.`,
	)
})

test('an address that is not this site is said in words', async () => {
	const { ended } = await push(() => ({ status: 404, body: 'Not here' }))
	expect(ended).toContain('menjawab 404 dan bukan seperti situs ini; periksa KHANZA_SITE.')
})
