import { sql } from 'kysely'
import { formatNomor } from '../../contract/antrean/giliran.ts'
import type { Db } from '../../database/schema.ts'
import { entities } from '../staff/content/entities.ts'
import { untyped } from '../staff/content/untyped-database.ts'
import type { NotableEvent } from './notable-event.ts'
import type { Facts, NewMessage } from './outbox.ts'
import { readJadwal } from './read-jadwal.ts'

interface Subject extends Pick<NewMessage, 'reservasiId' | 'komentarId'> {
	hasEmail?: boolean
	isi: Facts
}

/** What the event is about; undefined when it was deleted meanwhile, or visitors do not see it. */
export async function readSubject(db: Db, event: NotableEvent): Promise<Subject | undefined> {
	const { sumber, sumberId } = event
	if (sumber === 'reservasi') return readReservasi(db, sumberId, event)
	if (sumber === 'antrean') return readAntrean(db, event)
	if (sumber === 'komentar') {
		const komentar = await db.selectFrom('artikelKomentar').select('id').where('id', '=', sumberId).executeTakeFirst()
		return komentar && { komentarId: komentar.id, isi: {} }
	}
	const isJadwal = sumber === 'jadwal' || sumber === 'dokter'
	const isi = isJadwal ? await readJadwal(db, event) : await readKonten(db, event)
	return isi && { isi }
}

async function readReservasi(db: Db, id: string, { peristiwa, after }: NotableEvent): Promise<Subject | undefined> {
	const reservasi = await db
		.selectFrom('shopReservasi')
		.innerJoin('member', 'member.id', 'shopReservasi.memberId')
		.leftJoin('antrean', 'antrean.reservasiId', 'shopReservasi.id')
		.select(['kode', 'shopReservasi.status', 'tanggalVisit', 'jamDatang', 'bayar', 'metodeBayar', 'total'])
		.select(['huruf', 'nomor'])
		.select(sql<number>`case when "member"."email" = '' then 0 else 1 end`.as('adaEmail'))
		.where('shopReservasi.id', '=', id)
		.executeTakeFirst()
	if (!reservasi) return undefined
	const { kode, status, tanggalVisit, jamDatang, huruf, nomor, bayar, metodeBayar, total, adaEmail } = reservasi
	const paid = { bayar: { bayar, metodeBayar, ...after }, total }
	const isi = {
		kode,
		status,
		tanggal: tanggalVisit,
		...(jamDatang && { jamDatang }),
		...(huruf !== null && nomor !== null && { nomorAntrean: formatNomor(huruf, nomor) }),
		...(peristiwa === 'reservasi.pembayaran' && paid),
	}
	return { reservasiId: id, hasEmail: adaEmail === 1, isi }
}

async function readAntrean(db: Db, event: NotableEvent): Promise<Subject | undefined> {
	const called = await db
		.selectFrom('antrean')
		.select(['reservasiId', 'loket'])
		.where('id', '=', event.sumberId)
		.executeTakeFirst()
	const subject = called && (await readReservasi(db, called.reservasiId, event))
	return subject && { ...subject, isi: { ...subject.isi, loket: event.after.loket ?? called.loket ?? '' } }
}

/** Content is public from the event on, so its facts are those of now. */
async function readKonten(db: Db, { sumber, sumberId, label }: NotableEvent): Promise<Facts | undefined> {
	const entity = entities.find((each) => each.sumber === sumber)
	if (!entity) return undefined
	const row = await untyped(db).selectFrom(entity.table).selectAll().where('id', '=', sumberId).executeTakeFirst()
	if (row?.status !== 'terbit') return undefined
	const halaman = entity.uri?.page ? entity.uri.page + String(row.uri) : '/'
	return { umum: { jenis: sumber, id: sumberId, judul: label }, halaman }
}
