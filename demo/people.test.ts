import { expect, test } from 'vitest'
import { gallery } from './content/gallery.ts'
import { clinicIcons, recipes } from './make-pictures/recipes.ts'

/** People as emoji, with faces or from behind. Hands are no people. */
const PEOPLE =
	/🫂|👥|🧕|👷|👳|👮|👪|🤰|🤱|🙋|💁|💆|🫃|🧖|🙆|🧏|👩|👨|🧑|👴|👵|🧓|👦|👧|👶|🧒|🫄|🙇|🏃|🚶|🧘|🚴|🏊|🤸|🏋|🛌|👭|👫|👬|🧎/u

/** People in the words of a caption. */
const WORDS =
	/\b(dokter|perawat|bidan|petugas|apoteker|fisioterapis|karyawan|tim|relawan|pendonor|peserta|pasien|ibu|bapak|bayi|balita|anak-anak|anggota|orang)\b/i

test('no picture of the demo shows a person', () => {
	const lines = [...Object.values(recipes).flatMap((folder) => Object.entries(folder)), ...Object.entries(clinicIcons)]
	expect(lines.length).toBeGreaterThan(100)
	expect(lines.filter(([, recipe]) => PEOPLE.test(recipe))).toEqual([])
})

test('no caption of a picture names a person, for none is shown', () => {
	const captions = gallery.filter(({ contentType }) => contentType === 'gambar').map(({ keterangan }) => keterangan)
	expect(captions.length).toBeGreaterThan(10)
	expect(captions.filter((caption) => WORDS.test(caption))).toEqual([])
})
