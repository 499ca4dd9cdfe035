interface Libur {
	tanggal: string
	keterangan: string
	/** The day depends on the moon and was not decided when this list was written. */
	perkiraan: boolean
}

const decided = (tanggal: string, keterangan: string): Libur => ({ tanggal, keterangan, perkiraan: false })
const estimated = (tanggal: string, keterangan: string): Libur => ({ tanggal, keterangan, perkiraan: true })

/**
 * National holidays by year, without joint leave days. 2026: SKB 3 Menteri 1497/2025, 2/2025 and 5/2025. 2027: fixed and
 * church holidays by the calendar, the others as astronomy expects them.
 */
export const liburNasional: Record<number, Libur[]> = {
	2026: [
		decided('2026-01-01', 'Tahun Baru 2026 Masehi'),
		decided('2026-01-16', 'Isra Mikraj Nabi Muhammad SAW'),
		decided('2026-02-17', 'Tahun Baru Imlek 2577 Kongzili'),
		decided('2026-03-19', 'Hari Suci Nyepi (Tahun Baru Saka 1948)'),
		decided('2026-03-21', 'Idulfitri 1447 Hijriah'),
		decided('2026-03-22', 'Idulfitri 1447 Hijriah'),
		decided('2026-04-03', 'Wafat Yesus Kristus'),
		decided('2026-04-05', 'Kebangkitan Yesus Kristus (Paskah)'),
		decided('2026-05-01', 'Hari Buruh Internasional'),
		decided('2026-05-14', 'Kenaikan Yesus Kristus'),
		decided('2026-05-27', 'Iduladha 1447 Hijriah'),
		decided('2026-05-31', 'Hari Raya Waisak 2570 BE'),
		decided('2026-06-01', 'Hari Lahir Pancasila'),
		decided('2026-06-16', 'Tahun Baru Islam 1448 Hijriah'),
		decided('2026-08-17', 'Proklamasi Kemerdekaan'),
		decided('2026-08-25', 'Maulid Nabi Muhammad SAW'),
		decided('2026-12-25', 'Kelahiran Yesus Kristus (Natal)'),
	],
	2027: [
		decided('2027-01-01', 'Tahun Baru 2027 Masehi'),
		estimated('2027-01-05', 'Isra Mikraj Nabi Muhammad SAW'),
		estimated('2027-02-06', 'Tahun Baru Imlek 2578 Kongzili'),
		estimated('2027-03-08', 'Hari Suci Nyepi (Tahun Baru Saka 1949)'),
		estimated('2027-03-10', 'Idulfitri 1448 Hijriah'),
		estimated('2027-03-11', 'Idulfitri 1448 Hijriah'),
		decided('2027-03-26', 'Wafat Yesus Kristus'),
		decided('2027-03-28', 'Kebangkitan Yesus Kristus (Paskah)'),
		decided('2027-05-01', 'Hari Buruh Internasional'),
		decided('2027-05-06', 'Kenaikan Yesus Kristus'),
		estimated('2027-05-17', 'Iduladha 1448 Hijriah'),
		estimated('2027-05-20', 'Hari Raya Waisak 2571 BE'),
		decided('2027-06-01', 'Hari Lahir Pancasila'),
		estimated('2027-06-06', 'Tahun Baru Islam 1449 Hijriah'),
		estimated('2027-08-15', 'Maulid Nabi Muhammad SAW'),
		decided('2027-08-17', 'Proklamasi Kemerdekaan'),
		decided('2027-12-25', 'Kelahiran Yesus Kristus (Natal)'),
		estimated('2027-12-26', 'Isra Mikraj Nabi Muhammad SAW'),
	],
}
