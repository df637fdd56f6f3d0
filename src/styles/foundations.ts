/** What every page's looks stand on. Imported before any other style sheet, so that those come after it. */
import './tokens.css'
import './base.css'
import './parts/controls.css'
import './parts/categories.css'
