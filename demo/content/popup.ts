import type { DemoPopup } from '../types.ts'

export const popup: DemoPopup[] = [
	{
		type: 'quiz',
		content: null,
		text: `<h2>Kuis Sehat Yasmin</h2>
<p>Dari empat minuman di bawah ini, manakah yang sama sekali <strong>tidak mengandung gula</strong>?</p>`,
		mulaiHari: -1,
		selamaHari: 45,
		quiz: {
			opsiJawaban: [
				{ key: 'jus-jeruk', content: 'jus-jeruk.webp', text: 'Jus jeruk kemasan' },
				{ key: 'air-kelapa', content: 'air-kelapa.webp', text: 'Air kelapa muda' },
				{ key: 'teh-tawar', content: 'teh-tawar.webp', text: 'Teh tawar' },
				{ key: 'susu-segar', content: 'susu-segar.webp', text: 'Susu sapi segar' },
			],
			jawaban: 'teh-tawar',
			infoJawaban: {
				content: 'jawaban-teh-tawar.webp',
				text: `<p>Jawabannya adalah <strong>teh tawar</strong>. Susu dan air kelapa mengandung gula alami, sedangkan jus kemasan umumnya diberi tambahan gula.</p>
<p>Kementerian Kesehatan menganjurkan konsumsi gula paling banyak 50 gram, kira-kira empat sendok makan, per orang setiap hari. Biasakan membaca label kemasan, dan jadikan air putih minuman utama keluarga Anda.</p>`,
			},
		},
	},
	{
		type: 'informasi',
		content: 'info-donor-darah.webp',
		text: `<h2>Donor darah bersama RS Yasmin</h2>
<p>Setetes darah Anda sangat berarti bagi mereka yang membutuhkan. Kegiatan donor darah diadakan setiap Sabtu pekan pertama, pukul 08.00–12.00 WIB, di Aula Melati RS Yasmin.</p>
<p>Tidur dan makanlah cukup sebelum datang, lalu bawalah KTP. Informasi dan pendaftaran tersedia di halaman <a href="/hubungi-kami">Hubungi Kami</a>.</p>`,
		mulaiHari: -2,
		selamaHari: null,
		quiz: null,
	},
]
