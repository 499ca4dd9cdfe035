import { useTemplate } from '../../template.ts'
import { JasmineMark } from '../../ui/icon/jasmine-mark.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

/** The logo of the site setting, or the default mark and the name. */
export function SiteLogo() {
	const setting = useTemplate().webSetting.data
	const nama = setting?.namaWeb || 'Rumah Sakit'
	if (setting?.logo)
		return (
			<Picture
				folder="web-setting"
				file={setting.logo}
				alt={nama}
				width={720}
				height={200}
				sizes="160px"
				priority
				whole
				className="h-11 w-auto"
			/>
		)
	return (
		<span className="flex items-center gap-2 font-bold text-lg text-teal-800 leading-tight sm:text-xl">
			<JasmineMark className="size-9 shrink-0" />
			{nama}
		</span>
	)
}
