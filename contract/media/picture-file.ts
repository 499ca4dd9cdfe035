export const MAX_UPLOAD_MB = 10
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024

/** As many bytes as `pictureFileProblem` looks at. */
export const START_BYTES = 1024

export const JENIS_GAMBAR = 'JPEG, PNG, WebP, atau AVIF'
export const BUKAN_GAMBAR = `Gunakan gambar ${JENIS_GAMBAR} yang utuh.`

const formats: { matches: (start: string) => boolean; sentence: string }[] = [
	{
		matches: (start) => /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(start) && !start.slice(0, 40).includes('avif'),
		sentence:
			'Foto HEIC dari iPhone belum dapat dipakai. Di iPhone pilih Pengaturan › Kamera › Format › Paling Kompatibel, atau simpan fotonya sebagai JPEG.',
	},
	{
		matches: (start) => /^[\s\xef\xbb\xbf]*</.test(start) && /<svg[\s>]/i.test(start),
		sentence: 'Berkas SVG tidak dapat dipakai. Simpan sebagai PNG, sisi terpanjangnya paling sedikit 1000 piksel.',
	},
	{
		matches: (start) => start.startsWith('%PDF'),
		sentence: 'Ini berkas PDF. Simpan halamannya sebagai PNG atau JPEG.',
	},
]

/** What is wrong with a chosen file, as far as its size and its first bytes (latin1) show; null for nothing. */
export function pictureFileProblem(start: string, size: number): string | null {
	const known = formats.find(({ matches }) => matches(start))
	if (known) return known.sentence
	if (size <= MAX_UPLOAD_BYTES) return null
	const megabytes = Math.ceil(size / 1024 / 1024)
	return `Berkas ini ${megabytes} MB; paling besar ${MAX_UPLOAD_MB} MB. Perkecil gambarnya, atau simpan ulang sebagai JPEG.`
}
