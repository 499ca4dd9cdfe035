import { sql } from 'kysely'
import { formatNomor } from '../../contract/antrean/giliran.ts'
import { type JenisPengecualian, namaPengecualian } from '../../contract/dokter/staff/jadwal.ts'
import { type Peristiwa, peristiwa, peristiwaWebhook } from '../../contract/notifikasi/staff/peristiwa.ts'
import { jamDatangText, withJam } from '../../contract/reservasi/jam-datang.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isShown } from '../../database/is-shown.ts'
import type { Db, RowOf } from '../../database/schema.ts'
import { entities } from '../staff/content/entities.ts'
import { untyped } from '../staff/content/entity.ts'
import type { Facts, NewMessage } from './outbox.ts'

// biome-ignore lint/suspicious/noExplicitAny: what an event stored of a record, whose shape its source knows
type Stored = Record<string, any>

/** An event that may be sent to the hospital's systems, staff or the patient. */
export interface NotableEvent {
	peristiwa: Peristiwa
	sumber: string
	sumberId: string
	aksi: string
	label: string
	before: Stored
	after: Stored
	/** As they were at that moment. */
	facts: Facts
	createdAt: number
}

const byAsal = new Map<string, Peristiwa>(
	peristiwa.flatMap((each) => peristiwaWebhook[each].asal.map((asal) => [asal, each] as const)),
)

export function toNotable(event: RowOf<'peristiwa'>): NotableEvent | undefined {
	const { sumber, sumberId, aksi, label, createdAt } = event
	const before: Stored = event.sebelum ? JSON.parse(event.sebelum) : {}
	const after: Stored = event.sesudah ? JSON.parse(event.sesudah) : {}
	const asal = `${sumber}/${aksi}`
	const known = byAsal.get(`${asal}:${outcomeOf(sumber, before, after)}`) ?? byAsal.get(asal)
	if (!known) return undefined
	const what = { peristiwa: known, sumber, sumberId, aksi, label, before, after, createdAt }
	return { ...what, facts: sumber === 'reservasi' ? reservasiFacts(what) : {} }
}

/** What an action led to: a status, or the part of the schedule that it changed. */
function outcomeOf(sumber: string, before: Stored, after: Stored): string {
	if (sumber === 'dokter') return isFilled(before.waktu) || isFilled(after.waktu) ? 'waktu' : ''
	if (sumber !== 'jadwal') return after.status ?? ''
	const changed = { ...before, ...after }
	if ('waktu' in changed) return 'waktu'
	return 'keterangan' in changed || 'berlakuSampai' in changed ? 'catatan' : 'pengecualian'
}

/** The record of a new doctor always has the list, often an empty one. */
const isFilled = (waktu: unknown) => Array.isArray(waktu) && waktu.length > 0

function reservasiFacts({ aksi, before, after }: Pick<NotableEvent, 'aksi' | 'before' | 'after'>): Facts {
	const { status, tanggalVisit, jamDatang, perangkatLain, ditawarkanSampai } = after
	return {
		...(status && { status }),
		...(tanggalVisit && { tanggal: tanggalVisit }),
		...(jamDatang !== undefined && { jamDatang }),
		...(perangkatLain && { perangkatLain }),
		...(ditawarkanSampai && { ditawarkanSampai }),
		...(aksi === 'jadwal-ulang' && { dari: before.tanggalVisit, ke: tanggalVisit, jamDari: before.jamDatang }),
	}
}

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

/** What webhooks say of a doctor's schedule; undefined when it was deleted meanwhile, or the doctor is hidden. */
function readJadwal(db: Db, event: NotableEvent): Promise<Facts | undefined> {
	if (event.peristiwa === 'jadwal.diubah') return readWeek(db, event)
	return event.peristiwa === 'jadwal.catatan' ? readCatatan(db, event) : readPengecualian(db, event)
}

const perubahan: Record<string, string> = { buat: 'dibuat', ubah: 'diubah', hapus: 'dihapus' }

async function readWeek(db: Db, { sumberId }: NotableEvent): Promise<Facts | undefined> {
	const found = await readDokter(db, sumberId)
	if (!found) return undefined
	const rows = await db
		.selectFrom('jadwalWaktu')
		.innerJoin('poliKlinik', 'poliKlinik.id', 'jadwalWaktu.poliKlinikId')
		.select(['hari', 'jamMulai', 'jamSelesai', 'poliKlinik.nama as poliKlinik'])
		.where('dokterId', '=', sumberId)
		.where(isShown('poliKlinik'))
		.orderBy('jadwalWaktu.urutan')
		.orderBy('jadwalWaktu.id')
		.execute()
	const praktik = rows.map((row) => ({ ...row, hari: JSON.parse(row.hari) as string[] }))
	const waktu = praktik.map(
		({ hari, jamMulai, jamSelesai, poliKlinik }) =>
			`${hari.join(', ')} ${jamDatangText(`${jamMulai}-${jamSelesai}`)} (${poliKlinik})`,
	)
	return { umum: { dokter: found.dokter, praktik, waktu: waktu.join('; ') }, halaman: found.halaman }
}

async function readCatatan(db: Db, { sumberId, aksi, before }: NotableEvent): Promise<Facts | undefined> {
	const row =
		(await db.selectFrom('jadwalKeterangan').selectAll().where('id', '=', sumberId).executeTakeFirst()) ??
		(aksi === 'hapus' ? before : undefined)
	const found = row && (await readDokter(db, row.dokterId))
	if (!found) return undefined
	const { keterangan, berlakuSampai } = row
	const { dokter, halaman } = found
	return { umum: { perubahan: perubahan[aksi], dokter, keterangan, berlakuSampai }, halaman }
}

async function readPengecualian(db: Db, { sumberId, aksi, before }: NotableEvent): Promise<Facts | undefined> {
	const row =
		(await db.selectFrom('jadwalPengecualian').selectAll().where('id', '=', sumberId).executeTakeFirst()) ??
		(aksi === 'hapus' ? before : undefined)
	if (!row) return undefined
	const found = row.dokterId ? await readDokter(db, row.dokterId) : undefined
	if (row.dokterId && !found) return undefined
	const poliKlinik = row.poliKlinikId ? await readPoliKlinik(db, row.poliKlinikId) : undefined
	if (row.poliKlinikId && !poliKlinik) return undefined
	const { mulai, selesai, jamMulai, jamSelesai, alasan } = row
	const jenis: JenisPengecualian = row.jenis
	const days = mulai === selesai ? hariTanggal(mulai) : `${hariTanggal(mulai)} sampai ${hariTanggal(selesai)}`
	const umum = {
		perubahan: perubahan[aksi],
		jenis,
		jenisNama: namaPengecualian[jenis],
		dokter: found?.dokter ?? null,
		poliKlinik: poliKlinik ?? null,
		mulai,
		selesai,
		jamMulai,
		jamSelesai,
		waktu: withJam(days, jamMulai && `${jamMulai}-${jamSelesai}`),
		// The site shows the reason only where staff say so.
		...(alasan && row.alasanTampil && { alasan }),
	}
	return { umum, halaman: found?.halaman }
}

async function readDokter(db: Db, id: string) {
	const row = await db
		.selectFrom('dokter')
		.select(['id', 'nama', 'uri'])
		.where('id', '=', id)
		.where(isShown('dokter'))
		.executeTakeFirst()
	return row && { dokter: { id: row.id, nama: row.nama }, halaman: `/dokter/${row.uri}` }
}

const readPoliKlinik = (db: Db, id: string) =>
	db
		.selectFrom('poliKlinik')
		.select(['id', 'nama'])
		.where('id', '=', id)
		.where(isShown('poliKlinik'))
		.executeTakeFirst()
