/**
 * Questions about the hospital itself, by the words that people type. The phrases have the syntax of the danger signs;
 * commas separate them.
 */
export const quickAnswers: {
	jenis: 'igd' | 'alamat' | 'rute' | 'telepon' | 'jam-besuk' | 'parkir' | 'bpjs'
	kata: string
}[] = [
	{ jenis: 'igd', kata: 'igd, ugd, gawat, emergency, darurat, ambulans/ambulan/ambulance, 119' },
	{
		jenis: 'alamat',
		kata: 'alamat, lokasi, letak, dimana rumah/rs/letak/posisi/lokasi, di mana rs/rumah/letak/posisi/lokasi, jalan apa, address, location, posisi rs',
	},
	{
		jenis: 'rute',
		kata: 'rute, arah, peta, maps, map, gmaps, denah, petunjuk arah/jalan, cara ke rumah/rs, direction/directions, angkot/angkutan/bus/kendaraan rs/ke/rumah, menuju, google maps, jalan ke rs/rumah',
	},
	{
		jenis: 'telepon',
		kata: 'telepon, telpon, telp, tlp, tlpn, nomor/no/nomer rs/hp/telp/wa/kontak/pendaftaran/rumah/cs, kontak, contact, hubungi, wa, whatsapp, whatshap, watsap, call center, cs, customer service, cso, phone, hotline, nomor, admin, email, surel',
	},
	{
		jenis: 'jam-besuk',
		kata: 'besuk, bezuk, jenguk, jam kunjung/kunjungan, waktu kunjung/kunjungan, visiting, kunjungan pasien, visit hour/hours, nengok, tengok pasien',
	},
	{ jenis: 'parkir', kata: 'parkir, parkiran, parking' },
	{ jenis: 'bpjs', kata: 'bpjs, jkn, kis, askes, rujukan' },
]
