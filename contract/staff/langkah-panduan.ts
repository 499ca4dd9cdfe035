// Without zod, for the start page of the staff app.

export const langkahPanduan = [
	'identitas',
	'merek',
	'kontak',
	'peta',
	'sosmed',
	'pendaftaran',
	'poli-klinik',
	'dokter',
	'tanda-bahaya',
	'layanan',
	'banner',
	'artikel',
	'toko',
	'gambar',
	'hak-pasien',
	'iklan',
	'pelacakan',
	'pengguna',
] as const
export type LangkahPanduan = (typeof langkahPanduan)[number]

/** Choices with a default: the guide asks to confirm them, and skipping means that the default stays. */
const pilihan: readonly LangkahPanduan[] = ['iklan', 'pelacakan']

export const isPilihan = (langkah: LangkahPanduan): boolean => pilihan.includes(langkah)

/** What every site needs; a hospital may skip the other steps. */
const wajib: readonly LangkahPanduan[] = ['identitas', 'kontak', 'peta', 'pendaftaran', 'poli-klinik', 'dokter']
export const langkahOpsional: readonly LangkahPanduan[] = langkahPanduan.filter((langkah) => !wajib.includes(langkah))

/** Whether the guide offers to skip it: a choice with a default is confirmed instead. */
export const mayBeSkipped = (langkah: LangkahPanduan): boolean =>
	langkahOpsional.includes(langkah) && !isPilihan(langkah)

/** `contoh`: only the demo hospital fills it. */
export const keadaanLangkah = ['belum', 'contoh', 'selesai', 'dilewati'] as const
export type KeadaanLangkah = (typeof keadaanLangkah)[number]

export const isDone = (keadaan: KeadaanLangkah): boolean => keadaan === 'selesai' || keadaan === 'dilewati'
