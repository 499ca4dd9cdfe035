import type { DemoKeluhan } from '../types.ts'

/** What people say ails them, by the clinic that treats it. A word may lead to several clinics. */
export const keluhan: DemoKeluhan[] = [
	{
		poliKlinik: 'poli-anak',
		kata: ['demam pada anak', 'batuk pilek anak', 'anak susah makan', 'imunisasi', 'tumbuh kembang anak'],
	},
	{
		poliKlinik: 'poli-kandungan',
		kata: ['hamil', 'terlambat haid', 'nyeri haid', 'keputihan', 'pasang KB', 'ingin punya anak'],
	},
	{
		poliKlinik: 'poli-penyakit-dalam',
		kata: ['demam', 'sakit maag', 'kencing manis', 'darah tinggi', 'diare', 'mual', 'lemas', 'asam urat'],
	},
	{
		poliKlinik: 'poli-jantung',
		kata: ['jantung berdebar', 'darah tinggi', 'kaki bengkak', 'kolesterol'],
	},
	{
		poliKlinik: 'poli-bedah-umum',
		kata: ['benjolan', 'wasir', 'turun berok', 'luka lama sembuh'],
	},
	{
		poliKlinik: 'poli-mata',
		kata: ['mata merah', 'mata kabur', 'mata gatal', 'katarak', 'periksa kacamata'],
	},
	{
		poliKlinik: 'poli-tht',
		kata: ['sakit tenggorokan', 'telinga berdenging', 'telinga sakit', 'hidung tersumbat', 'amandel', 'mimisan'],
	},
	{
		poliKlinik: 'poli-kulit-dan-kelamin',
		kata: ['gatal', 'jerawat', 'ruam kulit', 'biduran', 'rambut rontok', 'penyakit menular seksual'],
	},
	{
		poliKlinik: 'poli-saraf',
		kata: ['sakit kepala', 'vertigo', 'kesemutan', 'pikun', 'saraf terjepit'],
	},
	{
		poliKlinik: 'poli-gigi',
		kata: ['gigi berlubang', 'sakit gigi', 'gusi berdarah', 'karang gigi', 'kawat gigi', 'sariawan'],
	},
	{
		poliKlinik: 'poli-ortopedi',
		kata: ['nyeri lutut', 'sakit pinggang', 'nyeri sendi', 'keseleo', 'saraf terjepit'],
	},
	{
		poliKlinik: 'poli-paru',
		kata: ['batuk', 'batuk lama', 'asma', 'sesak saat beraktivitas', 'TBC', 'berhenti merokok'],
	},
	{
		poliKlinik: 'poli-jiwa',
		kata: ['cemas', 'sulit tidur', 'sedih berkepanjangan', 'stres', 'panik'],
	},
	{
		poliKlinik: 'poli-rehabilitasi-medik',
		kata: ['pemulihan setelah stroke', 'fisioterapi', 'kaku sendi', 'sakit pinggang', 'anak terlambat bicara'],
	},
]
