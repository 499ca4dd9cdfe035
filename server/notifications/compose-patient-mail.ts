import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { emailLink, type TujuanEmail } from '../../contract/notifikasi/email-link.ts'
import { judulSurel, type PeristiwaPasien, perangkatLain, surelBawaan } from '../../contract/notifikasi/surel-pasien.ts'
import { bagianOf } from '../../contract/reservasi/bagian-tutup.ts'
import { withJam } from '../../contract/reservasi/jam-datang.ts'
import { reservasiEvent } from '../../contract/reservasi/reservasi-event.ts'
import { describePersiapan, persiapanLines } from '../../contract/shop/persiapan.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { fillText } from '../../contract/web/fill-text.ts'
import type { Db, Schema } from '../../database/schema.ts'
import type { Fields } from '../keys/fields.ts'
import type { MailAddresses } from '../keys/mail-addresses.ts'
import { createMail } from '../mail/create-mail.ts'
import type { MailMessage } from '../mail/create-mailer.ts'
import { readAddress, takeConsent } from '../mail/mail-consent.ts'
import { readPaketPersiapan } from '../shop/shop.ts'
import { isOpen, isReminderDue, type OutboxRow, REMINDER_SKIPPED, readFacts, type Skipped } from './outbox.ts'
import { readSender } from './read-sender.ts'

const templates = {
	'reservasi.dibuat': 'surelDibuat',
	'reservasi.ditawari': 'surelDitawari',
	'reservasi.dikonfirmasi': 'surelDikonfirmasi',
	'reservasi.diminta-memilih': 'surelMemilih',
	'reservasi.dijadwalkan-ulang': 'surelDijadwalkanUlang',
	'reservasi.diubah': 'surelDiubah',
	'reservasi.pengingat': 'surelPengingat',
	'reservasi.batal': 'surelBatal',
} as const satisfies Record<PeristiwaPasien, keyof Schema['notifikasi']>

interface Options {
	siteUrl: string
	addresses: MailAddresses
	fields: Fields
	now: number
}

/** The message to the member who reserved, from the reservation as it is now and the facts of the event. */
export async function composePatientMail(
	db: Db,
	row: OutboxRow,
	peristiwa: PeristiwaPasien,
	{ siteUrl, addresses, fields, now }: Options,
): Promise<MailMessage | Skipped> {
	const reservasi = await db
		.selectFrom('shopReservasi')
		.innerJoin('member', 'member.id', 'shopReservasi.memberId')
		.select([
			'shopReservasi.id',
			'kode',
			'atasNama',
			'tanggalVisit',
			'jamDatang',
			'total',
			'status',
			'ditawarkanSampai',
		])
		.select(['member.id as memberId', 'member.email'])
		.where('shopReservasi.id', '=', row.reservasiId)
		.executeTakeFirst()
	if (!reservasi) return { skipped: 'Reservasinya sudah dihapus.' }
	const { email } = fields.decrypt('member', { id: reservasi.memberId, email: reservasi.email })
	const to = readAddress(email)
	if (!to) return { skipped: 'Pemesan tidak menulis alamat email yang sah.' }
	const facts = readFacts(row)
	if (peristiwa === 'reservasi.pengingat' && !isReminderDue(facts, reservasi, now)) return { skipped: REMINDER_SKIPPED }
	const sampai = reservasi.status === 'menunggu' ? (reservasi.ditawarkanSampai ?? 0) : 0
	if (peristiwa === 'reservasi.ditawari' && sampai <= now) return { skipped: 'Tawarannya sudah berakhir.' }
	const isAsked = peristiwa === 'reservasi.diminta-memilih'
	const mayChoose = isOpen(reservasi) || reservasi.status === 'menunggu'
	if (isAsked && !(mayChoose && reservasi.tanggalVisit === facts.tanggal))
		return { skipped: 'Reservasinya sudah berubah.' }
	const penerima = addresses.hash(to)
	const consent = await takeConsent(db, penerima, row, now)
	if ('held' in consent) return { skipped: consent.held }
	const link = (tujuan: TujuanEmail) => emailLink(siteUrl, tujuan, addresses.token(tujuan, penerima))
	const confirm = 'Agar kabar berikutnya sampai, konfirmasi alamat email ini'
	const { dari = '', ke } = peristiwa === 'reservasi.dijadwalkan-ulang' ? facts : {}
	const tanggal = ke ?? facts.tanggal ?? reservasi.tanggalVisit
	const jamDatang = tanggal === reservasi.tanggalVisit ? reservasi.jamDatang : ''
	const kunjungan = withJam(hariTanggal(tanggal), jamDatang)
	const { nama, namaPendek, noTelp, alamat, warna } = await readSender(db)
	const setting = await db.selectFrom('notifikasi').select(templates[peristiwa]).executeTakeFirstOrThrow()
	const isian = {
		rumahSakit: nama,
		telepon: noTelp,
		atasNama: onlyLetters(reservasi.atasNama),
		kode: reservasi.kode,
		tanggal: isAsked ? withJam(hariTanggal(tanggal), await readClosedPart(db, tanggal)) : kunjungan,
		tanggalLama: dari && dari !== ke ? hariTanggal(dari) : '',
		sampai: sampai > 0 ? `${waktuSingkat(sampai)} WIB` : '',
	}
	const text = fillText(setting[templates[peristiwa]] || surelBawaan[peristiwa], isian)
	// Who does not come, or has no place yet, needs no directions.
	const isComing = peristiwa !== 'reservasi.batal' && peristiwa !== 'reservasi.ditawari' && !isAsked
	const packages = isComing ? await readPaketPersiapan(db, reservasi.id) : []
	const { kode } = reservasi
	const event = {
		kode,
		tanggalVisit: tanggal,
		jamDatang,
		namaPendek,
		alamat,
		now,
		persiapan: describePersiapan(packages),
	}
	return createMail({
		to,
		subject: fillText(judulSurel[peristiwa], isian),
		rumahSakit: nama,
		pembuka: [...text.split(/\n{2,}/), ...(facts.perangkatLain ? [fillText(perangkatLain, isian)] : [])],
		rincian: [
			['Kode', reservasi.kode],
			['Kunjungan', kunjungan],
			...fact('Total', isComing ? formatRupiah(reservasi.total) : ''),
			...fact('Alamat', isComing ? alamat : ''),
			...fact('Telepon', noTelp),
		],
		daftar: packages.map((paket) => ({
			judul: `Persiapan untuk ${paket.nama}`,
			butir: persiapanLines(paket.persiapan),
		})),
		tombol: { label: 'Lihat reservasi', href: new URL(`/reservasi-status/${reservasi.kode}`, siteUrl).href },
		tautan: [
			...(consent.isConfirmed ? [] : [{ label: confirm, href: link('konfirmasi') }]),
			{ label: 'Berhenti menerima email', href: link('berhenti') },
		],
		penutup: ['Email ini dikirim otomatis. Kami tidak pernah meminta NIK atau kata sandi lewat email.'],
		warna,
		...(isComing && {
			attachments: [
				{ filename: `kunjungan-${tanggal}.ics`, contentType: 'text/calendar', content: reservasiEvent(event) },
			],
		}),
	})
}

/** The hours of a day that are closed; empty when all of it is. */
async function readClosedPart(db: Db, tanggal: string): Promise<string> {
	const closing = await db
		.selectFrom('shopHariTutup')
		.select(['jamMulai', 'jamSelesai'])
		.where('tanggal', '=', tanggal)
		.executeTakeFirst()
	return closing ? bagianOf(closing) : ''
}

/** A fact that the hospital may lack. */
const fact = (label: string, nilai: string): [string, string][] => (nilai ? [[label, nilai]] : [])

const MAX_LENGTH = 60

/**
 * A name that a visitor typed, for a mail: words of letters alone. Anybody can type somebody else's address, and the
 * hospital must not send them an advertised link or number. A word with a sign that no name has is left out as a whole.
 */
const onlyLetters = (text: string): string =>
	text
		.split(/\s+/)
		.filter((word) => /^[\p{L}\p{M}'’.,-]+$/u.test(word) && /\p{L}/u.test(word) && !/\.\S{2}/.test(word))
		.join(' ')
		.slice(0, MAX_LENGTH)
		.trim()
