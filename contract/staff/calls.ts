/** Every call of the staff API, by domain. Each is declared beside its schemas. */

export {
	deleteSalinan,
	endKonsep,
	getVersi,
	listSalinan,
	listVersi,
	previewKonsep,
	restoreVersi,
	saveKonsep,
	saveSalinan,
} from '../artikel/staff/artikel-versi.ts'
export { countKomentar, judgeKomentar, listKomentar, replyKomentar } from '../artikel/staff/komentar.ts'
export {
	createCatatan,
	createPengecualian,
	createWaktu,
	deleteCatatan,
	deletePengecualian,
	deleteWaktu,
	getJadwal,
	listPengecualian,
	listPilihan,
	updateCatatan,
	updatePengecualian,
	updateWaktu,
} from '../dokter/staff/jadwal.ts'
export {
	createWebhook,
	deleteWebhook,
	getKeadaan,
	getNotifikasi,
	listKiriman,
	listWebhook,
	retryKiriman,
	rotateSecret,
	testMail,
	testWebhook,
	updateNotifikasi,
	updateWebhook,
} from '../notifikasi/staff/notifikasi.ts'
export { getFormPasien, searchPasien } from '../pasien/staff/pasien.ts'
export { recordBayar } from '../reservasi/staff/bayar.ts'
export {
	createHariTutup,
	deleteHariTutup,
	getBulan,
	getKalender,
	listHariTutup,
	loadLiburNasional,
	updateHariTutup,
	updateKuotaPaket,
	updatePengaturanKalender,
} from '../reservasi/staff/kalender.ts'
export {
	countReservasi,
	exportReservasi,
	getReservasi,
	listReservasi,
	moveReservasi,
	recordWa,
	revealNik,
	scanReservasi,
} from '../reservasi/staff/reservasi.ts'
export { createReservasiMeja, listPilihanReservasi } from '../reservasi/staff/reservasi-meja.ts'
export { getSimrs, updateSimrs } from '../reservasi/staff/simrs.ts'
export {
	addPaket,
	removePaket,
	rescheduleReservasi,
	returnStatus,
	writeCatatan,
} from '../reservasi/staff/ubah-reservasi.ts'
export { checkAudit, listAudit } from './audit.ts'
export {
	getForgottenPassword,
	getLinkOwner,
	getPasskeyOptions,
	mailPasswordLink,
	setPasswordByLink,
	signIn,
	signInWithCode,
	signInWithPasskey,
	signOut,
} from './auth.ts'
export { applyCsv, downloadCsv, downloadIsi, previewCsv } from './csv.ts'
export { getDashboard } from './dashboard.ts'
export {
	createIsi,
	deleteIsi,
	deleteManyIsi,
	getIsi,
	getPengaturan,
	listFavorit,
	listIsi,
	listPerubahan,
	orderFavorit,
	orderIsi,
	undoIsi,
	updateIsi,
	updatePengaturan,
} from './isi.ts'
export { openPeristiwa } from './live.ts'
export { countMenunggu, listMenunggu } from './menunggu.ts'
export { getPanduan, markPanduan, removeDemoContent } from './panduan.ts'
export {
	createPengguna,
	deleteSessionsOf,
	getPengguna,
	listPengguna,
	listSessionsOf,
	renewLink,
	updatePengguna,
} from './pengguna.ts'
export {
	copyGambar,
	deleteGambar,
	describeGambar,
	listGambar,
	listPemakaian,
	replaceGambar,
	uploadGambar,
} from './pictures.ts'
export { beginPreview, endPreview } from './preview.ts'
export { listSampah, restoreSampah } from './sampah.ts'
export {
	addPasskey,
	beginPasskey,
	beginTotp,
	changePassword,
	confirmByPasskey,
	confirmByPassword,
	confirmTotp,
	deleteOtherSessions,
	deleteOwnSession,
	deletePasskey,
	endTotp,
	getSaya,
	listOwnSessions,
	listOwnSignIns,
	listPasskeys,
	renamePasskey,
} from './saya.ts'
