import { z } from 'zod'
import { nomorAntrean } from '../../antrean/antrean.ts'
import { jenisPengecualian } from '../../dokter/staff/jadwal.ts'
import { keadaanBayar } from '../../reservasi/staff/bayar.ts'
import { statusReservasi } from '../../reservasi/status-reservasi.ts'
import { hari, id, jam, rupiah, tanggal } from '../../shapes.ts'

/** The groups of the form. */
export const kelompokPeristiwa = {
	reservasi: 'Reservasi',
	antrean: 'Nomor antrean',
	komentar: 'Komentar',
	jadwal: 'Jadwal dokter',
	konten: 'Konten',
}
export type KelompokPeristiwa = keyof typeof kelompokPeristiwa

/** An event that the hospital's systems can be notified of. */
interface PeristiwaWebhook {
	/** For staff. */
	nama: string
	/** For developers, in docs/webhooks.md. */
	kapan: string
	/**
	 * The domain events that it tells of: source, action, and what the action led to where that matters (`status:batal`).
	 * One that names its outcome is preferred.
	 */
	asal: readonly string[]
	data: z.ZodRawShape
	/** Those that only a receiver gets that may have personal data. */
	pribadi?: z.ZodRawShape
}

const moment = z.iso.datetime({ offset: true })
const named = z.strictObject({ id, nama: z.string() })

const umum = {
	rumahSakit: z
		.strictObject({ nama: z.string(), noTelp: z.string() })
		.describe('name and phone number of the hospital, as it writes them'),
}

const reservasi = {
	kode: z.string().describe('the code of the reservation'),
	status: z.enum(statusReservasi).describe('its status after the event'),
	statusNama: z.string().describe('the same in words: `Sudah dikonfirmasi`'),
	tanggalVisit: tanggal.describe('the day of the visit'),
	jamDatang: z.string().optional().describe('the window of arrival, of a visit that has one: `07:00-09:00`'),
	kunjungan: z.string().describe('both in words: `Selasa, 17 November 2026, pukul 07.00–09.00 WIB`'),
	mulai: moment.optional().describe('the beginning of the window: `2026-11-17T07:00:00+07:00`'),
	selesai: moment.optional().describe('its end'),
	nomorAntrean: nomorAntrean.optional().describe('the number in the queue, once the patient has one: `A012`'),
	perangkatLain: z
		.literal(true)
		.optional()
		.describe(
			'a visitor changed it with the code and digits of the phone number, from a device that is not the member’s',
		),
	...umum,
}

const pemesan = {
	atasNama: z.string().describe('the name of the one who reserved'),
	noTelp: z
		.string()
		.regex(/^(\+[1-9]\d{1,14})?$/)
		.describe('their phone number in E.164: `+6281234567890`; empty when they gave none'),
	paket: z.array(z.string()).describe('the names of the packages, each once'),
	tautan: z.url().describe('the status page of the reservation'),
}

const aboutReservasi = { data: reservasi, pribadi: pemesan }

const antrean = {
	...reservasi,
	nomorAntrean: nomorAntrean.describe('the number: `A012`'),
	loket: z.string().describe('the name of the counter'),
}

const perubahan = z.enum(['dibuat', 'diubah', 'dihapus']).describe('what happened to it')
const dokter = named.describe('the doctor')
const halamanDokter = z.url().describe('the page of the doctor')

/** The actions after which something with a publishing status can be public. */
const menerbitkan = ['buat', 'ubah', 'terbitkan', 'urungkan', 'pulihkan']
/** What has such a status. */
export const kontenTerbit = ['artikel', 'shop-item', 'beranda-banner', 'popup-information'] as const

const toStatus = (status: string) => [`reservasi/status:${status}`, `reservasi/kembalikan-status:${status}`]
const jadwalChanges = (bagian: string) => ['buat', 'ubah', 'hapus'].map((aksi) => `jadwal/${aksi}:${bagian}`)

/** The registry: the choices of staff, the messages, docs/webhooks.md and the tests follow it. */
export const peristiwaWebhook = {
	'reservasi.dibuat': {
		nama: 'Reservasi baru',
		kapan: 'a reservation was made, or got a place from the waiting list',
		asal: ['reservasi/buat', 'reservasi/ambil-tempat'],
		...aboutReservasi,
	},
	'reservasi.menunggu': {
		nama: 'Masuk daftar tunggu',
		kapan: 'one without a place is on the waiting list of its day',
		asal: ['reservasi/buat:menunggu', 'reservasi/kembalikan-status:menunggu'],
		...aboutReservasi,
	},
	'reservasi.ditawari': {
		nama: 'Tempat ditawarkan ke daftar tunggu',
		kapan: 'a place is held for one on the waiting list',
		asal: ['reservasi/tawarkan-tempat'],
		data: {
			...reservasi,
			ditawarkanSampai: moment.optional().describe('until when the place is held'),
			ditawarkanSampaiNama: z.string().optional().describe('the same in words: `16 Nov 2026, 10.30 WIB`'),
		},
		pribadi: pemesan,
	},
	'reservasi.dikonfirmasi': {
		nama: 'Reservasi dikonfirmasi',
		kapan: 'the desk confirmed it',
		asal: toStatus('dikonfirmasi'),
		...aboutReservasi,
	},
	'reservasi.diminta-memilih': {
		nama: 'Pasien diminta memilih hari lain',
		kapan: 'its day or window is closed: the patient is asked to choose another one',
		asal: ['reservasi/minta-memilih'],
		...aboutReservasi,
	},
	'reservasi.dijadwalkan-ulang': {
		nama: 'Hari kunjungan diubah',
		kapan: 'its day or window of arrival changed',
		asal: ['reservasi/jadwal-ulang'],
		data: {
			...reservasi,
			dari: tanggal.optional().describe('the former day, if the day changed'),
			ke: tanggal.optional().describe('the new day, if the day changed'),
			kunjunganLama: z.string().optional().describe('the former day and window in words'),
		},
		pribadi: pemesan,
	},
	'reservasi.diubah': {
		nama: 'Paket diubah',
		kapan: 'a package was added or removed, or a confirmation was taken back',
		asal: ['reservasi/ubah-paket', 'reservasi/kembalikan-status:baru'],
		...aboutReservasi,
	},
	'reservasi.pengingat': {
		nama: 'Pengingat kunjungan',
		kapan: 'it is 16.00 WIB on the day before the visit',
		// A daily job writes it.
		asal: [],
		...aboutReservasi,
	},
	'reservasi.hadir': {
		nama: 'Pasien hadir',
		kapan: 'the patient came',
		asal: toStatus('hadir'),
		...aboutReservasi,
	},
	'reservasi.pembayaran': {
		nama: 'Pembayaran dicatat',
		kapan: 'the desk recorded what the cashier received, or corrected it',
		asal: ['reservasi/bayar'],
		data: {
			...reservasi,
			bayar: keadaanBayar.shape.bayar.describe('what was paid'),
			metodeBayar: keadaanBayar.shape.metodeBayar.describe('how; empty while nothing is paid'),
			bayarNama: z.string().describe('both in words: `Lunas, QRIS`'),
			total: rupiah.describe('the price of the packages in rupiah'),
		},
		pribadi: pemesan,
	},
	'reservasi.selesai': {
		nama: 'Kunjungan selesai',
		kapan: 'the visit ended',
		asal: toStatus('selesai'),
		...aboutReservasi,
	},
	'reservasi.tidak-hadir': {
		nama: 'Pasien tidak hadir',
		kapan: 'the patient did not come',
		asal: toStatus('tidak-hadir'),
		...aboutReservasi,
	},
	'reservasi.batal': {
		nama: 'Reservasi batal',
		kapan: 'the patient or the desk cancelled it',
		asal: toStatus('batal'),
		...aboutReservasi,
	},
	'antrean.dipanggil': {
		nama: 'Nomor dipanggil',
		kapan: 'a counter called the number, also each time that it calls it again',
		// A repeated call leaves the status as it is.
		asal: ['antrean/panggil:dipanggil', 'antrean/panggil:'],
		data: antrean,
		pribadi: pemesan,
	},
	'antrean.dilewati': {
		nama: 'Nomor dilewati',
		kapan: 'nobody came, and the counter goes on with the next number',
		asal: ['antrean/panggil:dilewati'],
		data: antrean,
		pribadi: pemesan,
	},
	'komentar.diterima': {
		nama: 'Komentar baru',
		kapan: 'a comment waits for moderation',
		asal: ['komentar/terima'],
		data: {
			id: id.describe('the comment'),
			artikelId: id.describe('its article'),
			artikelUri: z.string().describe('the last part of the article’s address'),
			artikelJudul: z.string().describe('the title of the article'),
			tautan: z.url().describe('the page of the staff app where comments are judged'),
			...umum,
		},
		pribadi: {
			nama: z.string().describe('the name that the writer gave'),
			komentar: z.string().describe('the text'),
		},
	},
	'jadwal.pengecualian': {
		nama: 'Cuti, jam pengganti, poli tutup',
		kapan: 'a doctor’s leave, other hours for a day, or a closed clinic was entered, changed or removed',
		asal: jadwalChanges('pengecualian'),
		data: {
			perubahan,
			jenis: z.enum(jenisPengecualian).describe('leave of a doctor, other hours for a day, or a closed clinic'),
			jenisNama: z.string().describe('the same in words: `Dokter cuti atau berhalangan`'),
			dokter: named.nullable().describe('the doctor; null for a closed clinic'),
			poliKlinik: named.nullable().describe('the clinic; null for all'),
			mulai: tanggal.describe('the first day'),
			selesai: tanggal.describe('the last day'),
			jamMulai: jam.nullable().describe('the other hours; null without them'),
			jamSelesai: jam.nullable().describe('their end'),
			waktu: z.string().describe('days and hours in words'),
			alasan: z.string().optional().describe('the reason, if the site shows it'),
			tautan: z.url().optional().describe('the page of the doctor'),
			...umum,
		},
	},
	'jadwal.diubah': {
		nama: 'Jam praktik diubah',
		kapan: 'the weekly hours of a doctor changed',
		// The form of a doctor and the import of a schedule change the doctor.
		asal: [
			...jadwalChanges('waktu'),
			...['buat', 'ubah', 'urungkan', 'pulihkan'].map((aksi) => `dokter/${aksi}:waktu`),
		],
		data: {
			dokter,
			praktik: z
				.array(z.strictObject({ hari: z.array(hari), jamMulai: jam, jamSelesai: jam, poliKlinik: z.string() }))
				.describe('the whole week as it is now'),
			waktu: z.string().describe('the same in words: `Senin, Rabu 08.00–12.00 WIB (Poli Anak)`'),
			tautan: halamanDokter,
			...umum,
		},
	},
	'jadwal.catatan': {
		nama: 'Catatan jadwal',
		kapan: 'a note about a doctor’s schedule was written, changed or removed',
		asal: jadwalChanges('catatan'),
		data: {
			perubahan,
			dokter,
			keterangan: z.string().describe('the note, as the site shows it'),
			berlakuSampai: tanggal.nullable().describe('the last day on which it is shown; null for always'),
			tautan: halamanDokter,
			...umum,
		},
	},
	'konten.terbit': {
		nama: 'Konten terbit',
		kapan: 'an article, a package, a banner or a popup became public',
		asal: kontenTerbit.flatMap((jenis) => menerbitkan.map((aksi) => `${jenis}/${aksi}:terbit`)),
		data: {
			jenis: z.enum(kontenTerbit).describe('what it is'),
			id: id.describe('its id in the API'),
			judul: z.string().describe('its title or the beginning of its text'),
			tautan: z.url().describe('its page; the home page for a banner or a popup'),
			...umum,
		},
	},
} as const satisfies Record<`${KelompokPeristiwa}.${string}`, PeristiwaWebhook>

export type Peristiwa = keyof typeof peristiwaWebhook
export const peristiwa = Object.keys(peristiwaWebhook) as Peristiwa[]

export const peristiwaOf = (kelompok: KelompokPeristiwa): Peristiwa[] =>
	peristiwa.filter((each) => each.startsWith(`${kelompok}.`))

export function webhookData(nama: Peristiwa, withPerson: boolean): z.ZodObject {
	const { data, pribadi }: PeristiwaWebhook = peristiwaWebhook[nama]
	return z.strictObject({ ...data, ...(withPerson && pribadi) })
}
