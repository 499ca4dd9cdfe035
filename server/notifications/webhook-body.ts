import { internationalNumber } from '../../contract/links/contact-address.ts'
import { withJam } from '../../contract/reservasi/jam-datang.ts'
import { describeBayar } from '../../contract/reservasi/staff/bayar.ts'
import { namaStatusPasien, type StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { waktuWib } from '../../contract/tanggal/tanggal.ts'
import type { Db } from '../../database/schema.ts'
import { type Facts, type OutboxRow, readFacts } from './outbox.ts'
import { readSender } from './read-sender.ts'

interface Options {
	siteUrl: string
	/** Adds what is personal: name and phone number, packages, the link with the code, the text of a comment. */
	withPerson: boolean
}

/**
 * The JSON of a webhook: facts of the time of the event, so that each attempt sends the same. What is personal is read now,
 * because the outbox holds none of it.
 */
export async function webhookBody(db: Db, row: OutboxRow, options: Options): Promise<string> {
	const about = await readAbout(db, row, options)
	const { nama, noTelp } = await readSender(db)
	const data = about && { ...about, rumahSakit: { nama, noTelp } }
	return JSON.stringify({ type: row.peristiwa, timestamp: new Date(row.createdAt).toISOString(), data: data ?? {} })
}

/** Undefined for a test message. */
async function readAbout(db: Db, row: OutboxRow, { siteUrl, withPerson }: Options): Promise<object | undefined> {
	const facts = readFacts(row)
	const address = (path: string) => new URL(path, siteUrl).href
	if (row.komentarId) return readKomentar(db, row.komentarId, { tautan: address('/staf/komentar'), withPerson })
	if (facts.umum) return { ...facts.umum, ...(facts.halaman && { tautan: address(facts.halaman) }) }
	if (!row.reservasiId) return undefined
	return {
		...describeReservasi(facts),
		...(withPerson && (await readPerson(db, row.reservasiId))),
		// Who has the code can open the page.
		...(withPerson && { tautan: address(`/reservasi-status/${facts.kode}`) }),
	}
}

function describeReservasi(facts: Facts) {
	const { kode, status, tanggal = '', dari, ke, jamDari, ditawarkanSampai, nomorAntrean, loket, bayar, total } = facts
	const jamDatang = facts.jamDatang || undefined
	const [mulai, selesai] = jamDatang?.split('-').map((jam) => atWib(`${tanggal}T${jam}`)) ?? []
	const isMoved = dari !== undefined || jamDari !== undefined
	return {
		kode,
		status,
		statusNama: namaStatusPasien[status as StatusReservasi],
		tanggalVisit: tanggal,
		jamDatang,
		kunjungan: withJam(hariTanggal(tanggal), jamDatang),
		mulai,
		selesai,
		dari,
		ke,
		kunjunganLama: isMoved ? withJam(hariTanggal(dari ?? tanggal), jamDari ?? jamDatang) : undefined,
		...(ditawarkanSampai && {
			ditawarkanSampai: atWib(waktuWib(ditawarkanSampai)),
			ditawarkanSampaiNama: `${waktuSingkat(ditawarkanSampai)} WIB`,
		}),
		nomorAntrean,
		loket,
		...(bayar && { ...bayar, bayarNama: describeBayar(bayar), total }),
		perangkatLain: facts.perangkatLain,
	}
}

/** `2026-11-17T07:00` in WIB with its offset. */
const atWib = (time: string) => `${time}:00+07:00`

async function readPerson(db: Db, id: string) {
	const person = await db
		.selectFrom('shopReservasi')
		.select(['atasNama', 'noTelp'])
		.where('id', '=', id)
		.executeTakeFirst()
	const lines = await db
		.selectFrom('shopReservasiItem')
		.select('shopItemNama')
		.where('reservasiId', '=', id)
		.orderBy('urutan')
		.execute()
	const paket = [...new Set(lines.map(({ shopItemNama }) => shopItemNama))]
	return person && { atasNama: person.atasNama, noTelp: toE164(person.noTelp), paket }
}

/** Many write their number without the zero. What cannot be dialled from abroad is left out. */
function toE164(noTelp: string): string {
	const number = internationalNumber(noTelp)
	const full = number.startsWith('8') ? `+62${number}` : number
	return /^\+[1-9]\d{1,14}$/.test(full) ? full : ''
}

async function readKomentar(db: Db, id: string, { tautan, withPerson }: { tautan: string; withPerson: boolean }) {
	const row = await db
		.selectFrom('artikelKomentar')
		.innerJoin('artikel', 'artikel.id', 'artikelKomentar.artikelId')
		.select(['artikelKomentar.id', 'artikel.id as artikelId', 'artikel.uri as artikelUri'])
		.select(['artikel.judul as artikelJudul', 'artikelKomentar.nama', 'artikelKomentar.komentar'])
		.where('artikelKomentar.id', '=', id)
		.executeTakeFirst()
	if (!row) return undefined
	const { nama, komentar, ...comment } = row
	return { ...comment, tautan, ...(withPerson && { nama, komentar }) }
}
