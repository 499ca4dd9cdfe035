import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { Db } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { readMerek } from '../../merek/make-merek.ts'

const MIN_DIFFERENT_CHARACTERS = 5
const MIN_OWN_WORD_LENGTH = 3
/** Of 0 to 4: more than 10^10 guesses. */
const SAFE_SCORE = 4

/** Signs between words add nothing: `RS-Yasmin-2026` is guessed like `RSYasmin2026`. */
const SIGNS = /[^\p{L}\p{N}]+/gu

/**
 * Why a password is easy to guess, or null. The input schema checks its length.
 *
 * @param about name and e-mail of its owner, and the names of the hospital
 */
export async function checkPassword(password: string, about: string[] = []): Promise<string | null> {
	if (new Set(password.toLowerCase()).size < MIN_DIFFERENT_CHARACTERS) return 'Terlalu sedikit karakter yang berbeda.'
	if (!/\p{L}/u.test(password)) return 'Tambahkan huruf: angka saja mudah ditebak.'
	const zxcvbn = await loadZxcvbn()
	const own = about
		.flatMap((text) => [text, text.replace(SIGNS, ''), ...text.split(SIGNS)])
		.filter((word) => word.length >= MIN_OWN_WORD_LENGTH)
	const isSafe = [password, password.replace(SIGNS, '')].every((text) => zxcvbn.check(text, own).score >= SAFE_SCORE)
	return isSafe ? null : 'Terlalu mudah ditebak. Pakai beberapa kata yang tidak umum.'
}

/** The failure for a new password that is easy to guess, also from its owner and from the names of the hospital. */
export async function refuseWeak(
	db: Db,
	{ nama, email }: { nama: string; email: string },
	sandi: string,
): Promise<Failure | null> {
	const [{ namaPendek, namaToko }, setting] = await Promise.all([
		readMerek(db),
		db.selectFrom('webSetting').select('namaWeb').executeTakeFirst(),
	])
	const weakness = await checkPassword(sandi, [nama, email, namaPendek, namaToko, setting?.namaWeb ?? ''])
	return weakness === null ? null : fail('INPUT_TIDAK_VALID', { fields: { sandi: weakness } })
}

let loaded: Promise<ZxcvbnFactory> | undefined

/** The dictionaries take a fifth of a second to load, so the first new password loads them and the start does not. */
const loadZxcvbn = () => (loaded ??= createZxcvbn())

async function createZxcvbn(): Promise<ZxcvbnFactory> {
	const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
		import('@zxcvbn-ts/core'),
		import('@zxcvbn-ts/language-common'),
	])
	return new ZxcvbnFactory({
		dictionary: { ...dictionary, indonesia: indonesianWords },
		graphs: adjacencyGraphs,
		// The defaults let one long password of lookalike signs take half a second.
		l33tMaxSubstitutions: 20,
		maxLength: 64,
	})
}

/** Indonesian words, and words of a hospital, that passwords are often made of. The dictionaries of zxcvbn have none. */
const indonesianWords =
	`sandi katasandi kata kunci rahasia januari februari maret mei juni juli agustus oktober desember senin selasa rabu
	kamis jumat sabtu minggu satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sayang sayangku sayangkamu
	cinta cintaku aku kamu kita kami dia saya anda ibu bapak ayah mama papa bunda kakak adik anak anakku keluarga rumah
	rumahku sakit sehat selamat pagi siang sore malam datang terima kasih terimakasih indonesia merdeka garuda
	nusantara jakarta bandung surabaya semarang yogyakarta jogja medan makassar bali banyuwangi genteng jember malang
	jawa timur barat tengah utara selatan bismillah alhamdulillah allah allahu akbar muhammad islam kristen yesus tuhan
	berkat doa hidup bahagia sukses semangat kerja kantor uang juta rupiah bank bca bri mandiri merah putih hitam biru
	hijau kuning bunga melati mawar kucing anjing ayam ikan nasi goreng bakso kopi susu teh manis yasmin rsyasmin rs
	rsu rsud rumahsakit hospital klinik poli poliklinik dokter perawat bidan apotek obat pasien igd ugd icu bpjs medis
	kesehatan sehatselalu staf staff redaksi moderator pendaftaran redaktur petugas karyawan pegawai direktur manajer
	sekretaris kasir satpam humas website web situs budi siti agus sri andi dewi rina joko wati putri putra ahmad nur
	eka dwi tri adi ani tini yanti rudi hendra bambang slamet susi lestari wahyu bayu arif fitri dian`.split(/\s+/)
