import type { DemoArtikel } from '../types.ts'
import { artikel as bekerjaDiDepanLayar } from './artikel/gaya-hidup-sehat/bekerja-di-depan-layar.ts'
import { artikel as berhentiMerokok } from './artikel/gaya-hidup-sehat/berhenti-merokok.ts'
import { artikel as cekKesehatanRutin } from './artikel/gaya-hidup-sehat/cek-kesehatan-rutin.ts'
import { artikel as jalanKaki30Menit } from './artikel/gaya-hidup-sehat/jalan-kaki-30-menit.ts'
import { artikel as memakaiTabirSurya } from './artikel/gaya-hidup-sehat/memakai-tabir-surya.ts'
import { artikel as mengelolaStres } from './artikel/gaya-hidup-sehat/mengelola-stres.ts'
import { artikel as menjagaPunggung } from './artikel/gaya-hidup-sehat/menjaga-punggung.ts'
import { artikel as menurunkanTekananDarah } from './artikel/gaya-hidup-sehat/menurunkan-tekanan-darah.ts'
import { artikel as minumAirSecukupnya } from './artikel/gaya-hidup-sehat/minum-air-secukupnya.ts'
import { artikel as olahragaUntukPemula } from './artikel/gaya-hidup-sehat/olahraga-untuk-pemula.ts'
import { artikel as puasaSehat } from './artikel/gaya-hidup-sehat/puasa-sehat.ts'
import { artikel as tidurCukup } from './artikel/gaya-hidup-sehat/tidur-cukup.ts'
import { artikel as diabetesDanGula } from './artikel/gizi-dan-nutrisi/diabetes-dan-gula.ts'
import { artikel as isiPiringku } from './artikel/gizi-dan-nutrisi/isi-piringku.ts'
import { artikel as makananUntukLansia } from './artikel/gizi-dan-nutrisi/makanan-untuk-lansia.ts'
import { artikel as mengurangiGaram } from './artikel/gizi-dan-nutrisi/mengurangi-garam.ts'
import { artikel as asiEksklusif } from './artikel/ibu-dan-anak/asi-eksklusif.ts'
import { artikel as demamPadaAnak } from './artikel/ibu-dan-anak/demam-pada-anak.ts'
import { artikel as imunisasiDasarLengkap } from './artikel/ibu-dan-anak/imunisasi-dasar-lengkap.ts'
import { artikel as mpasiPertama } from './artikel/ibu-dan-anak/mpasi-pertama.ts'
import { artikel as tandaBahayaKehamilan } from './artikel/ibu-dan-anak/tanda-bahaya-kehamilan.ts'
import { artikel as hipertensiTanpaGejala } from './artikel/jantung-dan-pembuluh-darah/hipertensi-tanpa-gejala.ts'
import { artikel as memahamiAngkaKolesterol } from './artikel/jantung-dan-pembuluh-darah/memahami-angka-kolesterol.ts'
import { artikel as mengenaliSeranganJantung } from './artikel/jantung-dan-pembuluh-darah/mengenali-serangan-jantung.ts'
import { artikel as strokeSegeraKeRs } from './artikel/jantung-dan-pembuluh-darah/stroke-segera-ke-rs.ts'
import { artikel as gigiBerlubangPenyebabDanPencegahannya } from './artikel/kesehatan-gigi-dan-mulut/gigi-berlubang-penyebab-dan-pencegahannya.ts'
import { artikel as karangGigiDanGusiBerdarah } from './artikel/kesehatan-gigi-dan-mulut/karang-gigi-dan-gusi-berdarah.ts'
import { artikel as menjagaKesehatanMentalRemajaPanduanOrangTua } from './artikel/kesehatan-jiwa/menjaga-kesehatan-mental-remaja-panduan-orang-tua.ts'
import { artikel as saatRasaCemasTerasaBerlebihan } from './artikel/kesehatan-jiwa/saat-rasa-cemas-terasa-berlebihan.ts'
import { artikel as caraMenyiapkanKonsultasiDenganDokter } from './artikel/konsultasi-kesehatan/cara-menyiapkan-konsultasi-dengan-dokter.ts'
import { artikel as hakPasienDanPendapatKedua } from './artikel/konsultasi-kesehatan/hak-pasien-dan-pendapat-kedua.ts'
import { artikel as tanyaJawabSeputarMinumObat } from './artikel/konsultasi-kesehatan/tanya-jawab-seputar-minum-obat.ts'
import { artikel as diareCegahDehidrasiDariRumah } from './artikel/penyakit-menular/diare-cegah-dehidrasi-dari-rumah.ts'
import { artikel as influenzaAtauPilekBiasa } from './artikel/penyakit-menular/influenza-atau-pilek-biasa.ts'
import { artikel as mengenaliTandaDemamBerdarahSejakAwal } from './artikel/penyakit-menular/mengenali-tanda-demam-berdarah-sejak-awal.ts'
import { artikel as tbcKenaliGejalaDanTuntaskanPengobatan } from './artikel/penyakit-menular/tbc-kenali-gejala-dan-tuntaskan-pengobatan.ts'

export const artikel: DemoArtikel[] = [
	bekerjaDiDepanLayar,
	berhentiMerokok,
	cekKesehatanRutin,
	jalanKaki30Menit,
	memakaiTabirSurya,
	mengelolaStres,
	menjagaPunggung,
	menurunkanTekananDarah,
	minumAirSecukupnya,
	olahragaUntukPemula,
	puasaSehat,
	tidurCukup,
	diabetesDanGula,
	isiPiringku,
	makananUntukLansia,
	mengurangiGaram,
	asiEksklusif,
	demamPadaAnak,
	imunisasiDasarLengkap,
	mpasiPertama,
	tandaBahayaKehamilan,
	hipertensiTanpaGejala,
	memahamiAngkaKolesterol,
	mengenaliSeranganJantung,
	strokeSegeraKeRs,
	gigiBerlubangPenyebabDanPencegahannya,
	karangGigiDanGusiBerdarah,
	menjagaKesehatanMentalRemajaPanduanOrangTua,
	saatRasaCemasTerasaBerlebihan,
	caraMenyiapkanKonsultasiDenganDokter,
	hakPasienDanPendapatKedua,
	tanyaJawabSeputarMinumObat,
	diareCegahDehidrasiDariRumah,
	influenzaAtauPilekBiasa,
	mengenaliTandaDemamBerdarahSejakAwal,
	tbcKenaliGejalaDanTuntaskanPengobatan,
]
