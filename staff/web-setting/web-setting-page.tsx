import { BooleanInput } from 'react-admin'
import { webSettingInput } from '../../contract/web/staff/web-setting.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { SettingPage } from '../lists/setting-page.tsx'
import {
	KontakInputs,
	NamaWebInput,
	PELACAKAN_HELP,
	PelacakanInput,
	PetaInputs,
	TentangInput,
} from './web-setting-inputs.tsx'

export const WebSettingPage = () => (
	<SettingPage resource="web-setting" title="Identitas situs" schema={webSettingInput}>
		<FormSection title="Rumah sakit" help="Tampil di setiap halaman.">
			<NamaWebInput />
			<PictureInput
				source="logo"
				label="Logo"
				folder="web-setting"
				helperText="Gambar lebar dengan nama rumah sakit. Tanpa logo tampil lambang dan nama pendek dari Merek."
			/>
			<TentangInput />
		</FormSection>
		<FormSection title="Kontak">
			<KontakInputs />
		</FormSection>
		<FormSection title="Peta" help="Di halaman Hubungi Kami.">
			<PetaInputs petunjukArahHelp="Alamat yang dibuka tombol “Rute Menuju Rumah Sakit” dan “Kunjungi Kami”." />
		</FormSection>
		<FormSection title="Promo">
			<BooleanInput
				source="promo"
				label="Tampilkan halaman promo"
				defaultValue={0}
				helperText="Isinya contoh tetap. Bila dimatikan, halaman promo dan semua tautannya tidak ada di situs."
			/>
		</FormSection>
		<FormSection title="Pencatatan kunjungan" help={PELACAKAN_HELP}>
			<PelacakanInput />
		</FormSection>
	</SettingPage>
)
