import './styles/mantine.css.ts'
import './styles/fonts.css'
import './styles/global.css'
import './styles/controls.css'
