import { useTemplate } from '../../template.ts'
import { Picture } from '../../ui/picture/picture.tsx'

export function PosterShop({ className = '' }: { className?: string }) {
	const { shopSetting, merek } = useTemplate()
	const setting = shopSetting.data
	if (!setting?.poster) return null
	return (
		<Picture
			folder="web-setting"
			file={setting.poster}
			alt={setting.alt ?? `Poster ${merek.data.namaToko}`}
			width={900}
			height={1200}
			sizes="(width >= 980px) 290px, (width >= 500px) 384px, 100vw"
			className={`no-print aspect-3/4 w-full max-w-sm rounded-card ${className}`}
		/>
	)
}
