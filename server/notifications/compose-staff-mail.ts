import { withJam } from '../../contract/reservasi/jam-datang.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import type { Db } from '../../database/schema.ts'
import { createMail } from '../mail/create-mail.ts'
import type { MailMessage } from '../mail/create-mailer.ts'
import { type OutboxRow, readFacts, type Skipped } from './outbox.ts'
import { readSender } from './read-sender.ts'

/** The most lines of a digest; the list in the staff app has all. */
const MAX_LINES = 50

/** What a message says; the rest is the same for all messages to staff. */
interface Content {
	subject: string
	pembuka: string[]
	daftar?: { judul: string; butir: string[] }[]
	/** The page of the staff app. */
	path: string
}

/** The message to staff. It names no patient: they sign in to see more. */
export async function composeStaffMail(
	db: Db,
	row: OutboxRow & { alamat: string },
	siteUrl: string,
): Promise<MailMessage | Skipped> {
	const content = await contentOf(db, row)
	if ('skipped' in content) return content
	const { nama, warna } = await readSender(db)
	const { subject, pembuka, daftar, path } = content
	return createMail({
		to: row.alamat,
		subject,
		rumahSakit: nama,
		pembuka,
		daftar,
		tombol: { label: 'Buka Ruang Staf', href: new URL(`/staf${path}`, siteUrl).href },
		penutup: ['Penerima email ini diatur administrator di Ruang Staf, menu Notifikasi.'],
		warna,
	})
}

async function contentOf(db: Db, row: OutboxRow): Promise<Content | Skipped> {
	if (row.peristiwa === 'reservasi.dibuat') return newReservasi(db, row)
	if (row.peristiwa === 'komentar.diterima') return newKomentar(db, row)
	if (row.peristiwa === 'ringkasan.reservasi') return reservasiDigest(db, row)
	if (row.peristiwa === 'ringkasan.komentar') return komentarDigest(db, row)
	return {
		subject: 'Email uji',
		pembuka: ['Email dari situs ini sampai. Notifikasi reservasi dan komentar akan dikirim dengan cara yang sama.'],
		path: '/notifikasi',
	}
}

async function newReservasi(db: Db, row: OutboxRow): Promise<Content | Skipped> {
	const reservasi = await db
		.selectFrom('shopReservasi')
		.select(['id', 'tanggalVisit', 'jamDatang', 'createdAt'])
		.where('id', '=', row.reservasiId)
		.executeTakeFirst()
	if (!reservasi) return { skipped: 'Reservasinya sudah dihapus.' }
	const hari = withJam(hariTanggal(reservasi.tanggalVisit), reservasi.jamDatang)
	return {
		subject: `Reservasi baru untuk ${hari}`,
		pembuka: [`Ada reservasi baru untuk ${hari}, dibuat ${waktuSingkat(reservasi.createdAt)} WIB.`],
		path: `/reservasi/${reservasi.id}`,
	}
}

async function newKomentar(db: Db, row: OutboxRow): Promise<Content | Skipped> {
	const komentar = await db
		.selectFrom('artikelKomentar')
		.innerJoin('artikel', 'artikel.id', 'artikelKomentar.artikelId')
		.select('artikel.judul')
		.where('artikelKomentar.id', '=', row.komentarId)
		.executeTakeFirst()
	if (!komentar) return { skipped: 'Komentarnya sudah dihapus.' }
	return {
		subject: 'Komentar baru menunggu',
		pembuka: [
			`Ada komentar baru di artikel “${komentar.judul}”. Komentar tampil di situs setelah Anda mengizinkannya.`,
		],
		path: '/komentar',
	}
}

async function reservasiDigest(db: Db, row: OutboxRow): Promise<Content | Skipped> {
	const { sejak = 0, sampai = 0 } = readFacts(row)
	const made = await db
		.selectFrom('shopReservasi')
		.select(({ fn }) => ['tanggalVisit', fn.countAll<number>().as('jumlah')])
		.where('createdAt', '>=', sejak)
		.where('createdAt', '<', sampai)
		.groupBy('tanggalVisit')
		.orderBy('tanggalVisit')
		.limit(MAX_LINES)
		.execute()
	if (made.length === 0) return { skipped: 'Reservasinya sudah dihapus.' }
	const lines = made.map(({ tanggalVisit, jumlah }) => ({ nama: hariTanggal(tanggalVisit), jumlah }))
	return digest('reservasi', sejak, 'Hari kunjungan', lines)
}

async function komentarDigest(db: Db, row: OutboxRow): Promise<Content | Skipped> {
	const { sejak = 0, sampai = 0 } = readFacts(row)
	const made = await db
		.selectFrom('artikelKomentar')
		.innerJoin('artikel', 'artikel.id', 'artikelKomentar.artikelId')
		.select(({ fn }) => ['artikel.judul as nama', fn.countAll<number>().as('jumlah')])
		.where('artikelKomentar.createdAt', '>=', sejak)
		.where('artikelKomentar.createdAt', '<', sampai)
		.where('artikelKomentar.allowStatus', '!=', 'spam')
		.groupBy(['artikel.id', 'artikel.judul'])
		.orderBy('artikel.judul')
		.limit(MAX_LINES)
		.execute()
	return made.length > 0 ? digest('komentar', sejak, 'Artikel', made) : { skipped: 'Komentarnya sudah dihapus.' }
}

function digest(
	apa: 'reservasi' | 'komentar',
	sejak: number,
	judul: string,
	lines: { nama: string; jumlah: number }[],
): Content {
	const baru = `${lines.reduce((sum, { jumlah }) => sum + Number(jumlah), 0)} ${apa} baru`
	return {
		subject: baru,
		pembuka: [`Sejak ${waktuSingkat(sejak)} WIB ada ${baru}.`],
		daftar: [{ judul, butir: lines.map(({ nama, jumlah }) => `${nama}: ${jumlah} ${apa}`) }],
		path: `/${apa}`,
	}
}
