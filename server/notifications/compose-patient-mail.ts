import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { PeristiwaPasien } from '../../contract/notifikasi/peristiwa.ts'
import { judulSurel, surelBawaan } from '../../contract/notifikasi/surel-pasien.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { fillText } from '../../contract/web/fill-text.ts'
import type { NotifikasiTable, Schema } from '../../database/schema.ts'
import { createMail } from '../mail/create-mail.ts'
import type { MailMessage } from '../mail/create-mailer.ts'
import { readPersiapan } from '../shop/read-persiapan.ts'
import { type Facts, type OutboxRow, readFacts } from './outbox.ts'
import { readSender } from './read-sender.ts'
import type { Skipped } from './skipped.ts'

/** The column of each template. */
const templates = {
	'reservasi.dibuat': 'surelDibuat',
	'reservasi.dikonfirmasi': 'surelDikonfirmasi',
	'reservasi.dijadwalkan-ulang': 'surelDijadwalkanUlang',
	'reservasi.diubah': 'surelDiubah',
	'reservasi.pengingat': 'surelPengingat',
	'reservasi.batal': 'surelBatal',
} as const satisfies Record<PeristiwaPasien, keyof NotifikasiTable>

/** Events after which the patient still comes. */
const beforeVisit: PeristiwaPasien[] = [
	'reservasi.dibuat',
	'reservasi.dikonfirmasi',
	'reservasi.dijadwalkan-ulang',
	'reservasi.diubah',
	'reservasi.pengingat',
]

interface Options {
	siteUrl: string
	now: number
}

/** The message to the member who reserved, from the reservation as it is now and the facts of the event. */
export async function composePatientMail(
	db: Kysely<Schema>,
	row: OutboxRow,
	peristiwa: PeristiwaPasien,
	{ siteUrl, now }: Options,
): Promise<MailMessage | Skipped> {
	const reservasi = await db
		.selectFrom('shopReservasi')
		.innerJoin('member', 'member.id', 'shopReservasi.memberId')
		.select(['shopReservasi.id', 'kode', 'atasNama', 'tanggalVisit', 'status', 'member.email'])
		.where('shopReservasi.id', '=', row.reservasiId)
		.executeTakeFirst()
	if (!reservasi) return { skipped: 'Reservasinya sudah dihapus.' }
	// The site's form takes any text: several addresses would make us send to strangers.
	const to = z.email().safeParse(reservasi.email.trim()).data
	if (!to) return { skipped: 'Pemesan tidak menulis alamat email yang sah.' }
	const facts = readFacts(row)
	const isOpen = reservasi.status === 'baru' || reservasi.status === 'dikonfirmasi'
	if (peristiwa === 'reservasi.pengingat' && !isReminderDue(facts, reservasi, isOpen, now))
		return { skipped: 'Pengingat tidak perlu lagi: reservasi sudah berubah atau waktunya lewat.' }
	const { dari = '', ke } = peristiwa === 'reservasi.dijadwalkan-ulang' ? facts : {}
	const tanggal = ke ?? facts.tanggal ?? reservasi.tanggalVisit
	const { nama, noTelp, warna } = await readSender(db)
	const setting = await db.selectFrom('notifikasi').select(templates[peristiwa]).executeTakeFirstOrThrow()
	const isian = {
		rumahSakit: nama,
		telepon: noTelp,
		atasNama: hasAddress(reservasi.atasNama) ? '' : reservasi.atasNama,
		kode: reservasi.kode,
		tanggal: hariTanggal(tanggal),
		tanggalLama: dari && hariTanggal(dari),
	}
	const text = fillText(setting[templates[peristiwa]] || surelBawaan[peristiwa], isian)
	return createMail({
		to,
		subject: fillText(judulSurel[peristiwa], isian),
		rumahSakit: nama,
		pembuka: text.split(/\n{2,}/),
		rincian: [
			['Kode', reservasi.kode],
			['Kunjungan', hariTanggal(tanggal)],
		],
		daftar: {
			judul: 'Persiapan sebelum datang',
			butir: beforeVisit.includes(peristiwa) ? await readPersiapan(db, reservasi.id) : [],
		},
		tombol: { label: 'Lihat reservasi', href: new URL(`/reservasi-status/${reservasi.kode}`, siteUrl).href },
		penutup: ['Email ini dikirim otomatis. Kami tidak pernah meminta NIK atau kata sandi lewat email.'],
		warna,
	})
}

/** A reminder is for the day before: late, or after a change, it would confuse. */
const isReminderDue = (facts: Facts, reservasi: { tanggalVisit: string }, isOpen: boolean, now: number) =>
	isOpen && reservasi.tanggalVisit === facts.tanggal && tanggalWib(now) < reservasi.tanggalVisit

/** Anybody can type a name and somebody else's e-mail address: the hospital must not send them an advertised link. */
const hasAddress = (nama: string) => /[/:@\\]|\.\S{2}/.test(nama)
