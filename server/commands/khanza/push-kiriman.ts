import { type HasilSinkron, putDokter, putJadwal, putPoliKlinik } from '../../../contract/integrasi/calls.ts'
import { StartError } from '../../env.ts'
import type { Kiriman } from './prepare-kiriman.ts'
import { type SendToSite, SiteRefusal } from './site-client.ts'

export interface Push {
	kiriman: Kiriman
	send: SendToSite
	/** Whether nothing is written. */
	dryRun: boolean
	/** Whether more than half of what the site has may vanish. */
	yakin: boolean
	print(line: string): void
}

interface Bagian {
	nama: string
	/** The key of each row, for people. */
	kunci: string[]
	put(query: { dryRun: '0' | '1'; yakin: '0' | '1' }): Promise<{ data: HasilSinkron }>
}

/**
 * Tries everything before anything is written.
 *
 * @throws StartError
 */
export async function pushKiriman({ kiriman, send, dryRun, yakin, print }: Push): Promise<void> {
	const { poli, dokter, jadwal } = bagianOf(kiriman, send)
	const saved: string[] = []
	const put = async (bagian: Bagian, isTrial: boolean): Promise<HasilSinkron> => {
		const { data } = await bagian.put({ dryRun: isTrial ? '1' : '0', yakin: yakin ? '1' : '0' }).catch((error) => {
			throw explain(error, bagian, saved)
		})
		if (!isTrial) saved.push(bagian.nama)
		return data
	}
	const tried = [await put(poli, true), await put(dokter, true)]
	// The site knows a code only after it is written, so that hours of new doctors cannot be tried before.
	const mayHaveNewCodes = tried.some(({ jumlah: { dibuat, diubah } }) => dibuat + diubah > 0)
	const triedJadwal = await put(jadwal, true).catch((error) => {
		if (mayHaveNewCodes && error instanceof InputRefused) return null
		throw error
	})
	if (dryRun) {
		for (const [place, hasil] of tried.entries()) printHasil([poli, dokter][place]?.nama ?? '', hasil, print)
		if (triedJadwal) printHasil(jadwal.nama, triedJadwal, print)
		else print(`${jadwal.nama}: ${kiriman.jadwal.length} baris, dicoba setelah poli dan dokter yang baru tersimpan`)
		return
	}
	for (const bagian of [poli, dokter]) printHasil(bagian.nama, await put(bagian, false), print)
	printHasil(jadwal.nama, await put(jadwal, false), print)
}

function bagianOf({ poliKlinik, dokter, jadwal }: Kiriman, send: SendToSite) {
	return {
		poli: {
			nama: 'Poli klinik',
			kunci: poliKlinik.map(({ kode }) => kode),
			put: (query) => send(putPoliKlinik, { query, body: { data: poliKlinik } }),
		} satisfies Bagian,
		dokter: {
			nama: 'Dokter',
			kunci: dokter.map(({ kode }) => kode),
			put: (query) => send(putDokter, { query, body: { data: dokter } }),
		} satisfies Bagian,
		jadwal: {
			nama: 'Jadwal',
			kunci: jadwal.map(({ dokter: kode, hari, jamMulai }) => `${kode} ${hari} ${jamMulai}`),
			put: (query) => send(putJadwal, { query, body: { data: jadwal } }),
		} satisfies Bagian,
	}
}

class InputRefused extends StartError {}

/** One sentence with what is saved already, and refused fields by the key of their row: `data.3.nama` says nothing to people. */
function explain(error: unknown, { nama, kunci }: Bagian, saved: string[]): unknown {
	if (!(error instanceof StartError)) return error
	const after = saved.length > 0 ? `Yang sudah tersimpan: ${saved.join(', ')}.` : 'Tidak ada yang diubah.'
	const sentence = `${nama}: ${error.message} ${after}`
	if (!(error instanceof SiteRefusal && error.code === 'INPUT_TIDAK_VALID')) return new StartError(sentence)
	const fields = Object.entries(error.fields).map(([path, words]) => {
		const [, place, field = ''] = /^data\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
		return place === undefined ? `${path}: ${words}` : `${kunci[Number(place)]} ${field}: ${words}`
	})
	return new InputRefused([sentence, ...shorten(fields)].join('\n  '))
}

const SHOWN = 20

const shorten = (lines: string[]) =>
	lines.length > SHOWN ? [...lines.slice(0, SHOWN), `… dan ${lines.length - SHOWN} lagi`] : lines

function printHasil(nama: string, { jumlah, perubahan }: HasilSinkron, print: Push['print']): void {
	const { dibuat, diubah, hilang, tetap } = jumlah
	print(`${nama}: ${dibuat} baru, ${diubah} berubah, ${hilang} hilang, ${tetap} tetap`)
	const lines = perubahan.map(({ kode, nama: apa, keterangan }) => `${kode} ${apa}: ${keterangan}`)
	for (const line of shorten(lines)) print(`  ${line}`)
}
